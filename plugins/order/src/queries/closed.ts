import type { MedusaContainer } from "@medusajs/framework/types"
import { codeOf, DELIVERED } from "@silai/contracts/order/status"
import { type IReturnsModuleService, RETURNS } from "@silai/contracts/returns/service"
import { askableSince } from "@silai/contracts/returns/window"
import { many, type Sql } from "@silai/kit/knex"

const THERE = [...DELIVERED, codeOf("returned")]
const atOnce = 50

/** Orders that are with their buyer for good: nothing may be asked for them any more, and no request is open. @param among of these alone */
export async function overFor(
  container: MedusaContainer,
  sql: Sql,
  among: readonly string[] | null,
): Promise<string[]> {
  const returns: IReturnsModuleService | undefined = container.resolve(RETURNS, { allowUnregistered: true })
  const { returns: rules } = await container.resolve("shop").settings()
  const before = askableSince(new Date(), rules.windowDays)
  const rows = await many<{ order_id: string }>(
    sql,
    `select o.order_id from order_state o
      where o.code = any(?::smallint[]) and ${among ? "o.order_id = any(?::text[])" : "o.completed_at is null"}
        and not exists (select 1 from order_state_log l where l.order_id = o.order_id and l.code = any(?::smallint[]) and o.code <> ? and l.at >= ?)
      order by random() limit ${among ? among.length : atOnce}`,
    [THERE, ...(among ? [among] : []), [...DELIVERED], codeOf("returned"), before],
  )
  const ids = rows.map(({ order_id }) => order_id)
  const open = ids.length && returns ? await returns.openFor(sql, ids) : []
  return ids.filter((id) => !open.includes(id))
}
