import { checkoutCalls, shippingFeeCalls } from "@silai/contracts/checkout/calls"
import type { BodyOf } from "@silai/contracts/call"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterEach, expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { untilReceived } from "../../rig/received-events"
import { signInAs, signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, askWith, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const slug = "black-aura-formal-shirt"
const owner = await signInAsOwner()
type Rules = Omit<BodyOf<typeof shippingFeeCalls.update>, "version">
const free: Rules = { everywhere: { fee: 0, freeFrom: null }, places: [], pickup: { offered: true } }
const assam = { name: "North-East", states: ["18" as const], pincodes: [], fee: 200, freeFrom: null }
const paid: Rules = { ...free, everywhere: { fee: 80, freeFrom: 1_500 }, places: [assam] }

const readAll = async () => (await owner.call(shippingFeeCalls.all)).body.data
const write = async (rules: Rules, at: Browser = owner) =>
  at.call(shippingFeeCalls.update, { ...rules, version: (await readAll())[0]!.version })
const ways = async (body: { amount?: number; pincode?: string; state?: string } = {}) =>
  (await owner.call(checkoutCalls.shippingFees, body)).body
const home = async (body: { amount?: number; pincode?: string; state?: string }) =>
  (await ways(body)).data.find(({ method }) => method === "home")!

afterEach(() => write(free))

test("delivers free until the shop writes its first rules", async () => {
  await write(free)
  expect(await home({ amount: 799, pincode: "600001" })).toMatchObject({
    fee: 0,
    freeFrom: null,
    note: "Free across India",
  })
  expect((await ways()).everywhere).toMatchObject({ fee: 0, freeFrom: null, someDiffer: false })
})

test("shows the fee by goods value and place before anyone pays", async () => {
  expect((await write(paid)).status).toBe(200)
  expect(await home({ amount: 799, pincode: "600001" })).toMatchObject({
    fee: 80,
    freeFrom: 1_500,
    note: "₹80, free from ₹1,500",
  })
  expect((await home({ amount: 1_500, pincode: "600001" })).fee).toBe(0)
  expect((await home({ amount: 9_000, pincode: "781001" })).fee).toBe(200)
  expect((await home({ amount: 9_000, state: "Assam" })).fee).toBe(200)
  expect((await ways()).everywhere).toMatchObject({ fee: 80, freeFrom: 1_500, someDiffer: true })
})

test("charges the goods and the fee, as the engine's order does too", async () => {
  await setStock(slug, "M", 9)
  await write(paid)
  const at = await aGuest({ address: { pincode: "600001", city: "Chennai", state: "Tamil Nadu" } })
  const orderId = await buys(at, await aBag([{ slug }]))
  const { money } = (await at.call(orderCalls.single, { orderId })).body.data
  expect(money).toMatchObject({ deliveryRupees: 80, totalRupees: 879 })
  const engine = await oneRow<{ amount: string; total: string }>(
    `select m.amount, s.totals ->> 'current_order_total' as total from order_shipping os
       join order_shipping_method m on m.id = os.shipping_method_id join order_summary s on s.order_id = os.order_id where os.order_id = $1`,
    [orderId],
  )
  expect([Number(engine.amount), Number(engine.total)]).toEqual([80, 879])
})

test("ships two shirts without a fee, since they cost enough", async () => {
  await setStock(slug, "M", 9)
  await write(paid)
  const { body } = await askToPay(await aGuest(), await aBag([{ slug, quantity: 2 }]))
  expect(body.data.totals).toMatchObject({ items: 1_598, delivery: 0, total: 1_598 })
})

test("decides by the PIN code, whatever state a browser sends with it", async () => {
  await write(paid)
  expect((await home({ amount: 799, pincode: "781001", state: "Punjab" })).fee).toBe(200)
})

test("shows a fee that the shopper has not seen and does not charge it", async () => {
  await setStock(slug, "M", 9)
  await write(paid)
  const at = await aGuest()
  const items = await aBag([{ slug }])
  const stale = await askWith(at, { items, deliveryFee: 0 })
  expect([stale.status, stale.body.code]).toEqual([409, "checkout.delivery_changed"])
  expect((await askWith(at, { items, deliveryFee: 80 })).body.data.totals.total).toBe(879)
})

test("keeps the fee with which a payment started", async () => {
  await setStock(slug, "M", 9)
  await write(paid)
  const at = await aGuest()
  const items = await aBag([{ slug }])
  const { body } = await askToPay(at, items)
  await write({ ...paid, everywhere: { fee: 150, freeFrom: null } })
  const attempt = await oneRow<{ amount: string }>(
    `select amount_paise as amount from checkout_attempt where id = $1`,
    [body.data.attemptId],
  )
  expect(Number(attempt.amount)).toBe(87_900)
})

test("asks no fee of a shopper who collects; refuses collection where the shop does not offer it", async () => {
  await setStock(slug, "M", 9)
  await write(paid)
  const at = await aGuest({ deliveryMethod: "pickup" })
  const items = await aBag([{ slug }])
  expect((await askToPay(at, items)).body.data.totals.delivery).toBe(0)
  await write({ ...paid, pickup: { offered: false } })
  expect((await ways()).data.map(({ method }) => method)).toEqual(["home"])
  const { status, body } = await askToPay(await aGuest({ deliveryMethod: "pickup" }), items)
  expect([status, body.code]).toEqual([422, "checkout.pickup_closed"])
})

test("refuses the second of two people who change the fee at once; each version names its author", async () => {
  const manager = await signInAs("manager")
  const { version } = (await readAll())[0]!
  const first = await manager.call(shippingFeeCalls.update, { ...paid, version })
  const second = await owner.call(shippingFeeCalls.update, { ...free, version })
  expect([first.status, second.status, second.body.code]).toEqual([200, 409, "checkout.shipping_fee_changed"])
  const history = await readAll()
  expect(history[0]).toMatchObject({
    version: version + 1,
    everywhere: { fee: 80 },
    changedBy: first.body.data.changedBy,
  })
  expect(history.at(-1)).toMatchObject({ version: 0, changedBy: null, everywhere: { fee: 0 } })
})

test("lets only staff who may change the settings change the fee", async () => {
  for (const role of ["tailor", "packer"] as const) {
    const at = await signInAs(role)
    expect((await at.call(shippingFeeCalls.all)).status).toBe(403)
    expect((await at.call(shippingFeeCalls.update, { ...free, version: 0 })).status).toBe(403)
  }
})

test.each([
  ["a fee below nothing", { ...free, everywhere: { fee: -1, freeFrom: null } }],
  ["a fee in paise", { ...free, everywhere: { fee: 79.5, freeFrom: null } }],
  ["a range that runs backwards", { ...free, places: [{ ...assam, pincodes: [{ from: "200000", to: "100000" }] }] }],
  ["a PIN code of five digits", { ...free, places: [{ ...assam, pincodes: [{ from: "20000", to: "200000" }] }] }],
  ["a state that does not exist", { ...free, places: [{ ...assam, states: ["99"] }] }],
  ["a place that is nowhere", { ...free, places: [{ ...assam, states: [] }] }],
  ["a place without a name", { ...free, places: [{ ...assam, name: " " }] }],
  ["too many places", { ...free, places: Array.from({ length: 41 }, () => assam) }],
])("%s is refused with a sentence", async (_what, rules) => {
  const before = await readAll()
  const { status, body } = await owner.call(shippingFeeCalls.update, {
    ...(rules as Rules),
    version: before[0]!.version,
  })
  expect([status, body.code]).toEqual([400, "house.bad_body"])
  expect(await readAll()).toEqual(before)
})

test("sends plugins an event when the fee changes", async () => {
  const { body } = await write(free)
  await untilReceived("silai.shipping-fee.updated", String(body.data.version))
})
