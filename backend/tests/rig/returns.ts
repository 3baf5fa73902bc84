import type { BodyOf } from "@silai/contracts/call"
import { orderCalls } from "@silai/contracts/order/calls"
import { returnCalls } from "@silai/contracts/returns/calls"
import type { ReturnKind } from "@silai/contracts/returns/limits"
import type { ReturnState } from "@silai/contracts/returns/states"
import type { Browser } from "./browser"
import { anEmail } from "./customer"
import { gatewayBook } from "./gateway"
import { aBag, aGuest, anAddress, buys, upperBody } from "./shopper"
import { oneRow } from "./sql"
import { setStock } from "./stock"
import { afterWork } from "./work"

export const shirt = "classic-white-formal-shirt"

type Wish = {
  size?: string
  quantity?: number
  custom?: boolean
  deliveryMethod?: "home" | "pickup"
  email?: string
}
export type Had = { at: Browser; orderId: string; email: string }

/** Moves an order through these statuses. */
export async function moved(owner: Browser, orderId: string, ...codes: number[]): Promise<void> {
  for (const status of codes) {
    const { status: http, body } = await owner.call(orderCalls.update, { orderId, status })
    if (http !== 200) throw new Error(`to ${status}: ${http} ${body.message}`)
  }
}

/** A guest's delivered order: `quantity` shirts of one size, or one made to measure. */
export async function delivered(owner: Browser, wish: Wish = {}): Promise<Had> {
  const { size = "S", quantity = 2, custom = false, deliveryMethod = "home", email = anEmail() } = wish
  await setStock(shirt, size, 6)
  const at = await aGuest({ deliveryMethod, contact: { email } })
  const bag = await aBag([{ slug: shirt, size: custom ? upperBody : size, quantity: custom ? 1 : quantity }])
  const orderId = await buys(at, bag)
  await moved(owner, orderId, ...(deliveryMethod === "home" ? [1, 3, 4, 6] : [1, 7, 8]))
  return { at, orderId, email }
}

type Add = BodyOf<typeof returnCalls.add>
/** A request for the first line of an order, as the shop's page would send it; `refundRupees` as it shows it. */
export async function asking(
  had: Pick<Had, "at" | "orderId">,
  kind: ReturnKind,
  change: Partial<Add> = {},
  quantity = 1,
) {
  const { at, orderId } = had
  const { data } = (await at.call(returnCalls.options, { orderId })).body
  const goods = data.lines[0]!.refundRupees[quantity - 1] ?? 0
  const line = { itemId: "0", quantity, reason: "tooSmall" as const, ...(kind === "exchange" && { toSize: "M" }) }
  const refundRupees = kind === "return" ? Math.max(0, Math.min(goods, data.leftRupees) - data.feeRupees) : 0
  return at.call(returnCalls.add, { orderId, kind, lines: [line], address: anAddress(), refundRupees, ...change })
}

/** Makes the request, and returns it. */
export async function asked(
  had: Pick<Had, "at" | "orderId">,
  kind: ReturnKind,
  quantity = 1,
  change: Partial<Add> = {},
) {
  const { status, body } = await asking(had, kind, change, quantity)
  if (status !== 200) throw new Error(`${kind} refused: ${status} ${body.message}`)
  return body.data
}

/** Moves a request to its next states, in the back office. */
export const steps = (
  owner: Browser,
  returnId: string,
  state: ReturnState,
  more: Partial<BodyOf<typeof returnCalls.update>> = {},
) => owner.call(returnCalls.update, { returnId, state, ...more })

export async function taken(owner: Browser, returnId: string, ...states: ReturnState[]) {
  for (const state of states) {
    const { status, body } = await steps(owner, returnId, state)
    if (status !== 200) throw new Error(`to ${state}: ${status} ${body.message}`)
  }
}

/** The sums that the gateway has refunded for an order, in paise. */
export async function refundsOf(orderId: string): Promise<number[]> {
  const { id } = await oneRow<{ id: string }>(
    `select details -> 'payment' ->> 'gatewayPaymentId' as id from order_state where order_id = $1`,
    [orderId],
  )
  return (await gatewayBook()).refunds
    .filter(({ payment_id, status }) => payment_id === id && status !== "failed")
    .map(({ amount }) => amount)
}

/** Waits until the bank has the money of a request. */
export const untilRefunded = (owner: Browser, returnId: string) =>
  afterWork("the money is back", async () => {
    const { data } = (await owner.call(returnCalls.show, { returnId })).body
    return data.refund?.state === "done" && data
  })
