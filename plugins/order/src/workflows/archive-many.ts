import type { MedusaContainer } from "@medusajs/framework/types"
import type { ReplyOf } from "@silai/contracts/call"
import type { manyOrderCalls } from "@silai/contracts/order/calls"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { databaseOf, many } from "@silai/kit/knex"
import { run } from "@silai/kit/workflow"
import { inTurns } from "./in-turns"
import { whyNot } from "./refusal-of-one"
import { archiveOrderWorkflow } from "./workflows"

type ArchivedOne = ReplyOf<typeof manyOrderCalls.archive>["data"][number]
type Asked = { orderIds: readonly string[]; archived: boolean }

/** Archives or restores each of these orders, a few at a time: one that is not closed does not stop the others. */
export async function archiveMany(
  container: MedusaContainer,
  { orderIds, archived }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<ArchivedOne[]> {
  const rows = await many<{ order_id: string; number: number }>(
    databaseOf(container),
    `select order_id, number from order_state where order_id = any(?::text[])`,
    [orderIds],
  )
  const numbers = new Map(rows.map(({ order_id, number }) => [order_id, orderNumberOf(number)]))
  const jobs = orderIds.map((orderId) => async (): Promise<ArchivedOne> => {
    const shown = { _id: orderId, orderNumber: numbers.get(orderId) ?? orderId }
    try {
      await run(archiveOrderWorkflow, container, { orderId, archived }, additionalData)
      return { ...shown, done: true, message: "", code: null }
    } catch (error) {
      return { ...shown, done: false, ...whyNot(error, orderId) }
    }
  })
  return inTurns(jobs)
}
