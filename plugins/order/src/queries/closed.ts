import type { MedusaContainer } from "@medusajs/framework/types"
import { codeOf, DELIVERED } from "@silai/contracts/order/status"
import type { IReturnsModuleService } from "@silai/contracts/returns/service"
import { askableSince } from "@silai/contracts/returns/window"
import { many, type Sql } from "@silai/kit/knex"

/** Written into the statement, as in the index of uncompleted orders: with a parameter the index would not be used. */
const isThere = `o.code in (${[...DELIVERED, codeOf("returned")].join(", ")})`

/** Orders that can no longer change: no return can be requested any more, and none is open. */
async function overWhere(
  container: MedusaContainer,
  sql: Sql,
  where: string,
  bindings: readonly unknown[],
): Promise<{ found: string[]; over: string[] }> {
  const returns: IReturnsModuleService | undefined = container.resolve("returns", { allowUnregistered: true })
  const { returns: rules } = await container.resolve("shop").settings()
  const since = askableSince(new Date(), rules.windowDays)
  const rows = await many<{ order_id: string; is_past: boolean }>(
    sql,
    `select o.order_id, o.code = ? or not exists (
              select 1 from order_state_log l where l.order_id = o.order_id and l.code = any(?::smallint[]) and l.at >= ?) as is_past
       from order_state o where ${isThere} and ${where}`,
    [codeOf("returned"), [...DELIVERED], since, ...bindings],
  )
  const past = rows.flatMap(({ order_id, is_past }) => (is_past ? [order_id] : []))
  const open = past.length && returns ? await returns.openFor(sql, past, since) : []
  return { found: rows.map(({ order_id }) => order_id), over: past.filter((id) => !open.includes(id)) }
}

export const isOver = async (container: MedusaContainer, sql: Sql, orderId: string): Promise<boolean> =>
  (await overWhere(container, sql, "o.order_id = ?", [orderId])).over.length > 0

/** Checks some of the uncompleted orders after this one. @returns those that are over, and where to continue; null at the end */
export async function overBehind(
  container: MedusaContainer,
  sql: Sql,
  orderId: string,
): Promise<{ over: string[]; last: string | null }> {
  const atOnce = 50
  const { found, over } = await overWhere(
    container,
    sql,
    "o.completed_at is null and o.order_id > ? order by o.order_id limit ?",
    [orderId, atOnce],
  )
  return { over, last: found.length === atOnce ? (found.at(-1) ?? null) : null }
}
