import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { MovedOne, orderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { orderNumberIn } from "@silai/contracts/order/number"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { seesContact } from "@silai/contracts/staff/roles"
import { amongThese } from "../queries/matching"
import { inTurns } from "./in-turns"
import { doubtsOf, judgeByHand, type MoveAsked } from "./move"
import type { Ours } from "./settle"
import { whyNot } from "@silai/kit/why-not"
import { moveOrderWorkflow } from "./workflows"

type Many = ParsedBodyOf<typeof orderCalls.moveMany>
type Asked = Omit<Many, "orders"> & { orders: readonly Order[] } & Pick<MoveAsked, "by">
type Order = Pick<Many["orders"][number], "order" | "parcel"> & Pick<MoveAsked, "evenRefunded" | "evenDisputed">
type Named = Pick<Ours, "code" | "delivery_method" | "total_paise" | "refunded_paise"> & {
  order_id: string
  number: number
  customer_name: string
}

const named = (sql: Sql, orders: readonly string[]): Promise<Named[]> =>
  many(
    sql,
    `select order_id, number, customer_name, code, delivery_method, total_paise, refunded_paise from order_state where order_id = any(?::text[]) or number = any(?::int[])`,
    [orders, orders.map(orderNumberIn).filter((number) => number !== null)],
  )

/**
 * Moves orders one by one, a few at a time: one that cannot be moved does not stop the others. An order named twice is
 * refused the second time.
 */
export async function moveMany(
  container: MedusaContainer,
  { orders, among, status, reason, check, by }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<MovedOne[]> {
  const rows = await named(
    databaseOf(container),
    orders.map(({ order }) => order),
  )
  const rowOf = (asked: string) =>
    rows.find(({ order_id, number }) => order_id === asked || number === orderNumberIn(asked))
  const ids = rows.map(({ order_id }) => order_id)
  const chosen = among && (await amongThese(databaseOf(container), ids, among, seesContact(by.role)))
  const seen = new Set<string>()
  const jobs = orders.map(({ order, parcel, evenRefunded = false, evenDisputed = false }) => {
    const row = rowOf(order)
    const isTwice = row !== undefined && seen.has(row.order_id)
    if (row) seen.add(row.order_id)
    return async (): Promise<MovedOne> => {
      const shown = {
        order,
        _id: row?.order_id ?? null,
        orderNumber: row ? orderNumberOf(row.number) : order,
        customerName: row?.customer_name ?? "",
      }
      try {
        if (!row) throw refuse(orderRefusals.not_found)
        if (isTwice) throw refuse(orderRefusals.named_twice)
        if (chosen && !chosen.has(row.order_id)) throw refuse(orderRefusals.not_among)
        const to = status as OrderStatusCode
        const even = { evenRefunded, evenDisputed }
        const step = { orderId: row.order_id, to, ...even }
        judgeByHand(by.role, to, row, await doubtsOf(container, databaseOf(container), step))
        if (!check)
          await run(
            moveOrderWorkflow,
            container,
            { orderId: row.order_id, status, parcel, reason, by, ...even },
            additionalData,
          )
        return { ...shown, status: check ? row.code : status, moved: true, message: "", code: null }
      } catch (error) {
        return { ...shown, status: row?.code ?? null, moved: false, ...whyNot(error, { order: row?.order_id }) }
      }
    }
  })
  return inTurns(jobs)
}
