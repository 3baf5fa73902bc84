import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { codCalls, CollectedOne } from "@silai/contracts/checkout/cod-calls"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { NamedOrder } from "@silai/contracts/order/service"
import { databaseOf } from "@silai/kit/knex"
import { toRupees } from "@silai/kit/money"
import { asRefusal, refuse } from "@silai/kit/refuse"
import { run } from "@silai/kit/workflow"
import { type By, checkSum, dueAtDoor } from "./collect-order"
import { collectCodWorkflow } from "./workflows"

type Body = ParsedBodyOf<typeof codCalls.collect>
type Line = Body["lines"][number]

/**
 * Records the cash that couriers have collected, each order in a separate transaction: a refused order does not stop
 * the others, and an order named twice is refused the second time. A sum is compared with what is due, never written.
 */
export async function collectCod(
  container: MedusaContainer,
  { lines, check }: Body,
  by: By,
  additionalData: Record<string, unknown> | undefined,
): Promise<CollectedOne[]> {
  const database = databaseOf(container)
  const known = await container.resolve("silai_order").named(
    database,
    lines.map(({ order }) => order),
  )
  const seen = new Set<string>()
  const results: CollectedOne[] = []
  for (const line of lines) {
    const order = known.find(({ names }) => isNamed(names, line.order))
    const isTwice = order !== undefined && seen.has(order.orderId)
    if (order) seen.add(order.orderId)
    results.push(await collectOne(container, line, order, { isTwice, check, by, additionalData }))
  }
  return results
}

const isNamed = (names: readonly string[], asked: string): boolean =>
  names.some((name) => name.toLowerCase() === asked.toLowerCase())

type How = { isTwice: boolean; check: boolean; by: By; additionalData: Record<string, unknown> | undefined }

async function collectOne(
  container: MedusaContainer,
  { order: named, amountRupees, reference }: Line,
  order: NamedOrder | undefined,
  { isTwice, check, by, additionalData }: How,
): Promise<CollectedOne> {
  const shown = {
    order: named,
    _id: order?.orderId ?? null,
    orderNumber: order ? orderNumberOf(order.number) : named,
    customerName: order?.customerName ?? "",
  }
  let duePaise = 0
  try {
    if (!order) throw refuse(codRefusals.order_unknown)
    if (isTwice) throw refuse(codRefusals.named_twice)
    const { orderId } = order
    duePaise = await dueAtDoor(container, orderId)
    checkSum(amountRupees, duePaise)
    const sum = amountRupees !== undefined && { amountRupees }
    if (!check) await run(collectCodWorkflow, container, { orderId, ...sum, reference, by }, additionalData)
    return { ...shown, dueRupees: toRupees(duePaise), noted: true, message: "", code: null }
  } catch (error) {
    const refusal = asRefusal(error)
    if (!refusal || refusal.status >= 500) throw error
    return { ...shown, dueRupees: toRupees(duePaise), noted: false, message: refusal.message, code: refusal.code }
  }
}
