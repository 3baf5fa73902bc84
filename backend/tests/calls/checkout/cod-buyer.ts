import type { BodyOf } from "@silai/contracts/call"
import { type checkoutCalls, codCalls } from "@silai/contracts/checkout/calls"
import { codToWire, FIRST_COD } from "@silai/contracts/checkout/cod"
import { orderCalls } from "@silai/contracts/order/calls"
import { shopCalls } from "@silai/contracts/shop/calls"
import { afterAll, beforeAll } from "vitest"
import type { Browser } from "../../rig/browser"
import { aPhone, provePhone, waitOutFloor } from "../../rig/customer"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { eventsOf } from "../../rig/received-events"
import { aBag, aGuest, askWith, untilPlaced } from "../../rig/shopper"
import { setStock } from "../../rig/stock"

export const [slug, size] = ["classic-white-formal-shirt", "L"] as const
const section = "cod" as const
const rules = { ...codToWire(FIRST_COD), offered: true, maxRupees: 3_000, feeRupees: 40 }

export let owner: Browser
export let manager: Browser
/** Sets the shop's rules of cash on delivery. */
export async function ruled(change: Partial<typeof rules> = {}): Promise<void> {
  const { version } = (await owner.call(shopCalls.history, { section })).body.data[0]!
  const { status, body } = await owner.call(shopCalls.update, { section, version, values: { ...rules, ...change } })
  if (status !== 200) throw new Error(body.message)
}

/**
 * For the tests of a file: staff are signed in, there are shirts, and cash on delivery is on until the tests are over.
 */
export function withCod(): void {
  beforeAll(async () => {
    owner = await signInAsOwner()
    manager = await signInAs("manager")
    await setStock(slug, size, 40)
    await ruled()
  })
  afterAll(() => ruled({ offered: false }))
}

type Guest = { at: Browser; phone: string }
type Wish = { phone?: string; pincode?: string; isProven?: boolean; deliveryMethod?: "home" | "pickup" }
export async function aBuyer(wish: Wish = {}): Promise<Guest> {
  const { phone = aPhone(), pincode = "141001", isProven = true, deliveryMethod } = wish
  const at = await aGuest({ contact: { phone }, address: { pincode }, ...(deliveryMethod && { deliveryMethod }) })
  if (isProven) {
    await waitOutFloor(phone)
    await provePhone(at, phone, "checkout")
  }
  return { at, phone }
}
export const oneShirt = () => aBag([{ slug, size }])
type Cod = NonNullable<BodyOf<typeof checkoutCalls.paymentOrder>["cod"]>
type Bag = Awaited<ReturnType<typeof oneShirt>>
export const ask = async (at: Browser, cod: Cod = { feeRupees: 40, nowRupees: 0 }, items?: Bag) =>
  askWith(at, { items: items ?? (await oneShirt()), cod })
export const codeOf = async (asked: ReturnType<typeof ask>) => (await asked).body.code
export const offerTo = async (at: Browser, items?: Bag) =>
  (await at.call(codCalls.offer, { items: items ?? (await oneShirt()) })).body.data
export const shown = async (orderId: string) => (await owner.call(orderCalls.single, { orderId })).body.data
export const collect = async (order: string, line: { amountRupees?: number; reference?: string } = {}, check = false) =>
  (await manager.call(codCalls.collect, { lines: [{ order, ...line }], check })).body.data[0]!

/** An order of one shirt with all of it due on delivery. */
export async function ordered(wish: Wish = {}): Promise<Guest & { orderId: string }> {
  const guest = await aBuyer(wish)
  const { status, body } = await ask(guest.at)
  if (status !== 200) throw new Error(`${body.code} ${body.message}`)
  return { ...guest, orderId: await untilPlaced(guest.at, body.data.attemptId) }
}

/** The notes of an operator's plugin about an order, written in a hook of the checkout. */
export const hooksOf = async (orderId: string, hook: string) =>
  (await eventsOf(orderId)).filter(({ name }) => name === `hook ${hook}`).map(({ data }) => data)
