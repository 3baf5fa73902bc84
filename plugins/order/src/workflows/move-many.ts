import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { houseRefusals } from "@silai/contracts/house/messages"
import type { MovedOne, orderCalls } from "@silai/contracts/order/calls"
import { orderNumberIn, orderNumberOf } from "@silai/contracts/order/limits"
import { orderRefusals } from "@silai/contracts/order/messages"
import type { OrderStatusCode } from "@silai/contracts/order/status"
import { databaseOf, many, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { asRefusal, refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { judgeByHand, type MoveAsked } from "./move"
import type { Ours } from "./settle"
import { moveOrderWorkflow } from "./workflows"

type Asked = ParsedBodyOf<typeof orderCalls.moveMany> & Pick<MoveAsked, "by">
type Named = Pick<Ours, "code" | "delivery_method" | "total_paise" | "refunded_paise"> & {
  order_id: string
  number: number
  customer_name: string
}

/** Each takes a connection; more at once would only wait for each other, and keep them from buyers. */
const atOnce = 3

const named = (sql: Sql, orders: readonly string[]): Promise<Named[]> =>
  many(
    sql,
    `select order_id, number, customer_name, code, delivery_method, total_paise, refunded_paise from order_state where order_id = any(?::text[]) or number = any(?::int[])`,
    [orders, orders.map(orderNumberIn).filter((number) => number !== null)],
  )

/** Moves orders one by one, a few at a time: one that cannot be moved stops none of the others. Of one that is named twice the second is refused. */
export async function moveMany(
  container: MedusaContainer,
  { orders, status, reason, check, by }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<MovedOne[]> {
  const rows = await named(
    databaseOf(container),
    orders.map(({ order }) => order),
  )
  const rowOf = (asked: string) =>
    rows.find(({ order_id, number }) => order_id === asked || number === orderNumberIn(asked))
  const seen = new Set<string>()
  const jobs = orders.map(({ order, parcel }) => {
    const row = rowOf(order)
    const isTwice = row !== undefined && seen.has(row.order_id)
    if (row) seen.add(row.order_id)
    return async (): Promise<MovedOne> => {
      const shown = {
        ...{ order, _id: row?.order_id ?? null, orderNumber: row ? orderNumberOf(row.number) : order },
        customerName: row?.customer_name ?? "",
      }
      try {
        if (!row) throw refuse(orderRefusals.not_found)
        if (isTwice) throw refuse(orderRefusals.named_twice)
        judgeByHand(by.role, status as OrderStatusCode, row, false)
        if (!check)
          await run(moveOrderWorkflow, container, { orderId: row.order_id, status, parcel, reason, by }, additionalData)
        return { ...shown, status: check ? row.code : status, moved: true, message: "" }
      } catch (error) {
        const known = asRefusal(error)
        if (!known) log("error", "an order of many not moved", { order: row?.order_id, cause: String(error) })
        const message = known?.message ?? refuse(houseRefusals.fault).message
        return { ...shown, status: row?.code ?? null, moved: false, message }
      }
    }
  })
  return inTurns(jobs)
}

/** The answers of all jobs, in their order, a few of them running at once. */
async function inTurns<T>(jobs: readonly (() => Promise<T>)[]): Promise<T[]> {
  const answers: T[] = []
  let next = 0
  const turn = async () => {
    for (let at = next++; at < jobs.length; at = next++) answers[at] = await jobs[at]!()
  }
  await Promise.all(Array.from({ length: atOnce }, turn))
  return answers
}
