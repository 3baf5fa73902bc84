import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { manyOrderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { databaseOf, many } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import type { Colleague } from "../queries/notes"
import { inTurns } from "./in-turns"
import { whyNot } from "./refusal-of-one"
import { addOrderNoteWorkflow } from "./workflows"

type NotedOne = ReplyOf<typeof manyOrderCalls.note>["data"][number]
type Asked = { orderIds: readonly string[]; text: string; by: Colleague }

/** Writes a note about each of these orders, a few at a time: one that cannot have it does not stop the others. */
export async function noteMany(
  container: MedusaContainer,
  { orderIds, text, by }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<NotedOne[]> {
  const rows = await many<{ order_id: string; number: number }>(
    databaseOf(container),
    `select order_id, number from order_state where order_id = any(?::text[])`,
    [orderIds],
  )
  const numbers = new Map(rows.map(({ order_id, number }) => [order_id, orderNumberOf(number)]))
  const jobs = orderIds.map((orderId) => async (): Promise<NotedOne> => {
    const shown = { _id: orderId, orderNumber: numbers.get(orderId) ?? orderId }
    try {
      await run(addOrderNoteWorkflow, container, { orderId, text, by }, additionalData)
      return { ...shown, noted: true, message: "", code: null }
    } catch (error) {
      return { ...shown, noted: false, ...whyNot(error, orderId) }
    }
  })
  return inTurns(jobs)
}
