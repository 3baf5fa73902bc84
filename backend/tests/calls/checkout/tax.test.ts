import { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { TaxFacts } from "@silai/contracts/checkout/tax"
import { orderCalls } from "@silai/contracts/order/calls"
import { afterAll, expect, test } from "vitest"
import { deliveryCosts } from "../../rig/delivery"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, anAddress, askToPay, buys } from "../../rig/shopper"
import { closeSqlAfterwards, oneRow, sql } from "../../rig/sql"
import { setStock } from "../../rig/stock"

closeSqlAfterwards()
const slug = "black-aura-formal-shirt"
const owner = await signInAsOwner()
const business = { name: "Verma Uniforms", gstin: "27AAPFU0939F1ZV" }
const chennai = { pincode: "600001", city: "Chennai", state: "Tamil Nadu" }

afterAll(() => deliveryCosts(0))

const bought = async (...[wish, quantity = 1]: [Parameters<typeof aGuest>[0]?, number?]) => {
  await setStock(slug, "M", 9)
  const at = await aGuest(wish)
  const orderId = await buys(at, await aBag([{ slug, quantity }]))
  const order = (await owner.call(orderCalls.single, { orderId })).body.data
  const engine = await sql<{ code: string; rate: number }>(
    `select t.code, t.rate::float from order_item i join order_line_item_tax_line t on t.item_id = i.item_id where i.order_id = $1 order by t.code`,
    [orderId],
  )
  return { at, orderId, order, tax: order.tax!, engine }
}

test("charges CGST and SGST on an order within Punjab, which add up to the sum paid", async () => {
  const { tax, engine } = await bought()
  expect(tax).toMatchObject({
    placeOfSupply: "03",
    business: null,
    lines: [
      {
        hsn: expect.stringMatching(/^6205/),
        ratePercent: 5,
        taxableRupees: 760.96,
        cgstRupees: 19.02,
        sgstRupees: 19.02,
      },
    ],
    delivery: [],
    total: { taxableRupees: 760.96, cgstRupees: 19.02, sgstRupees: 19.02, igstRupees: 0 },
  })
  expect(engine).toEqual([
    { code: "CGST", rate: 2.5 },
    { code: "SGST", rate: 2.5 },
  ])
})

test("charges IGST on an order to another state, also for its delivery", async () => {
  await deliveryCosts(80)
  const { tax, engine, orderId } = await bought({ address: chennai })
  expect(tax).toMatchObject({
    placeOfSupply: "33",
    lines: [{ igstRupees: 38.05, cgstRupees: 0 }],
    delivery: [{ ratePercent: 5, taxableRupees: 76.19, igstRupees: 3.81 }],
    total: { taxableRupees: 837.14, igstRupees: 41.86 },
  })
  expect(engine).toEqual([{ code: "IGST", rate: 5 }])
  const delivery = await sql<{ code: string; total: string }>(
    `select t.code, s.totals ->> 'current_order_total' as total from order_shipping os
       join order_shipping_method_tax_line t on t.shipping_method_id = os.shipping_method_id
       join order_summary s on s.order_id = os.order_id where os.order_id = $1`,
    [orderId],
  )
  expect(delivery.map(({ code, total }) => [code, Number(total)])).toEqual([["IGST", 879]])
  await deliveryCosts(0)
})

test("taxes an order at a border in the state of its address, where the PIN code serves two", async () => {
  const { tax, order } = await bought({ address: { pincode: "607402", city: "Cuddalore", state: "Tamil Nadu" } })
  expect([tax.placeOfSupply, order.address?.state]).toEqual(["33", "Tamil Nadu"])
})

test("taxes a collected order in the shop's own state, wherever the buyer lives", async () => {
  const { tax } = await bought({ address: chennai, deliveryMethod: "pickup" })
  expect([tax.placeOfSupply, tax.total.igstRupees]).toEqual(["03", 0])
})

test("shows a business order's GSTIN, except to a visitor who only knows the order's number", async () => {
  const contact = aContact({ business })
  const { tax, order } = await bought({ contact })
  expect(tax.business).toEqual(business)
  const { body } = await (await aGuest()).call(orderCalls.single, { orderId: order.orderNumber, phone: contact.phone })
  expect([body.data.masked, body.data.tax]).toEqual([true, null])
})

test.each([
  ["a GSTIN with a wrong check digit", { ...business, gstin: "27AAPFU0939F1ZW" }],
  ["a GSTIN of no state", { ...business, gstin: "45AAPFU0939F1ZV" }],
  ["a business without a name", { ...business, name: " " }],
])("refuses %s", async (_what, wrong) => {
  const at = await aGuest()
  const { status, body } = await at.call(checkoutCalls.guest, { contact: aContact({ business: wrong }) })
  expect([status, body.code]).toEqual([400, "house.bad_body"])
})

test.each([
  [{ pincode: "141999", state: "Atlantis" }, "checkout.state_unknown"],
  [{ pincode: "999999", state: "Punjab" }, "checkout.pin_impossible"],
  [{ pincode: "110001", state: "Punjab" }, "checkout.pin_elsewhere"],
  [{ pincode: "141999", state: "Punjab" }, undefined],
])("judges an address of %j before anything is held, because the tax follows its state", async (place, code) => {
  const at = await aGuest()
  const { status, body } = await at.call(checkoutCalls.guest, { address: anAddress(place) })
  expect([status, body.code]).toEqual([code ? 422 : 200, code])
})

test("keeps the tax of a hold, however the settings change", async () => {
  await setStock(slug, "M", 9)
  const { body } = await askToPay(await aGuest(), await aBag([{ slug }]))
  const attempt = await oneRow<{ tax: TaxFacts }>(
    `select snapshot -> 'tax' as tax from checkout_attempt where id = $1`,
    [body.data.attemptId],
  )
  expect(attempt.tax.seller).toMatchObject({ state: "03" })
})
