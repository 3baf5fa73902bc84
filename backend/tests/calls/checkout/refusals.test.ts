import { checkoutCalls } from "@silai/contracts/checkout/calls"
import { expect, test } from "vitest"
import { browser } from "../../rig/browser"
import { aPublished, change, counterRead, putInShop } from "../../rig/colourway"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aContact, aGuest, anAddress, askToPay, askWith, lowerBody, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards, sql } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
const shirt = "black-aura-formal-shirt"

async function refused(items: unknown[], at?: Awaited<ReturnType<typeof aGuest>>) {
  const { status, body } = await askWith(at ?? (await aGuest()), { items })
  return [status, body.code] as const
}

test("refuses a third piece of one size, on one line and over several", async () => {
  await setStock(shirt, "M", 9)
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  expect(await refused([{ ...line, quantity: 3 }])).toEqual([400, "house.bad_body"])
  expect(
    await refused([
      { ...line, quantity: 2 },
      { ...line, quantity: 1 },
    ]),
  ).toEqual([422, "bag.line_full"])
  for (const quantity of [0, -1, 1.5, "2", null, 1e309]) expect((await refused([{ ...line, quantity }]))[0]).toBe(400)
})

test("charges the shop's price: a price that the page did not show is refused, never accepted", async () => {
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  for (const price of [1, 0, 798, 799.01])
    expect(await refused([{ ...line, price }])).toEqual([409, "checkout.price_changed"])
  const at = await aGuest()
  const { body } = await askToPay(at, [{ variantId: line!.variantId, size: "M", quantity: 1, totalPrice: 1 } as never])
  expect(body.data.razorpay.amount).toBe(79_900)
})

test("refuses a purchase whose address or delivery was changed since the page showed it, or is another person's", async () => {
  await setStock(shirt, "M", 9)
  const at = await aGuest()
  const items = await aBag([{ slug: shirt, size: "M" }])
  const versionNow = async (by = at) => (await by.call(checkoutCalls.guest)).body.data.version
  const shown = await versionNow()
  const refusal = async (detailsVersion: unknown) => (await askWith(at, { items, detailsVersion })).body.code
  for (const entered of [{ address: anAddress({ line1: "Another house" }) }, { deliveryMethod: "pickup" as const }]) {
    const before = await versionNow()
    await at.call(checkoutCalls.guest, entered)
    expect([await refusal(before), await refusal(shown)]).toEqual(Array(2).fill("checkout.details_changed"))
  }
  const stranger = await aGuest({ address: { line1: "A stranger's house" } })
  expect(await refusal(await versionNow(stranger))).toBe("checkout.details_changed")
  expect((await askWith(at, { items, detailsVersion: await versionNow() })).status).toBe(200)
})

test("names and refuses an offer that ended while it was in a bag: made to measure, or the whole piece", async () => {
  const owner = await signInAsOwner()
  const { _id, slug } = await aPublished(owner, { customSizeOption: true })
  const [measured] = await aBag([{ slug, size: upperBody }])
  const [ready] = await aBag([{ slug, size: "M" }])
  expect((await change(owner, await counterRead(owner, _id), { customSizeOption: false })).status).toBe(200)
  expect(await refused([measured])).toEqual([409, "checkout.unavailable"])
  await putInShop(owner, _id, "draft")
  expect(await refused([ready])).toEqual([409, "checkout.unavailable"])
  await putInShop(owner, _id, "published")
  expect((await askToPay(await aGuest(), [ready!])).status).toBe(200)
})

test("names and refuses a piece that is not in stock, and leaves nothing held", async () => {
  await setStock(shirt, "L", 1)
  const before = await stockOf(shirt, "L")
  const [line] = await aBag([{ slug: shirt, size: "L" }])
  const at = await aGuest()
  const { status, body } = await at.post<{ outOfStockItems: unknown[] }>(checkoutCalls.paymentOrder.path, {
    items: [{ ...line, quantity: 2 }],
  })
  expect([status, body.code, body.message]).toEqual([
    409,
    "checkout.unavailable",
    "Some items are no longer available.",
  ])
  expect(body.outOfStockItems).toHaveLength(1)
  expect(await stockOf(shirt, "L")).toEqual(before)
})

test("asks a made-to-measure line for every measurement of the right half of the body", async () => {
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  const { neck: _neck, ...withoutNeck } = upperBody
  expect((await refused([{ ...line, size: withoutNeck }]))[0]).toBe(400)
  expect((await refused([{ ...line, size: { ...upperBody, chest: 4.9 } }]))[0]).toBe(400)
  expect((await refused([{ ...line, size: { ...upperBody, chest: 80.1 } }]))[0]).toBe(400)
  expect(await refused([{ ...line, size: lowerBody }])).toEqual([422, "measurement.incomplete"])
  expect(await refused([{ ...line, size: "Custom Size" }])).toEqual([422, "measurement.incomplete"])
  const [chinos] = await aBag([{ slug: "black-aura-chinos", size: "M" }])
  expect(await refused([{ ...chinos, size: lowerBody }])).toEqual([409, "checkout.unavailable"])
})

test("refuses unknown goods and sizes", async () => {
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  expect(await refused([{ ...line, variantId: "prod_nothing" }])).toEqual([409, "checkout.unavailable"])
  expect(await refused([{ ...line, size: "XXXL" }])).toEqual([409, "checkout.unavailable"])
  expect((await refused([]))[0]).toBe(400)
})

test("refuses a payment before contact and delivery are known", async () => {
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  expect(await refused([line], browser())).toEqual([422, "checkout.contact_missing"])
  const at = browser()
  await at.call(checkoutCalls.guest, { contact: aContact() })
  expect(await refused([line], at)).toEqual([422, "checkout.address_missing"])
  await at.call(checkoutCalls.guest, { deliveryMethod: "pickup" })
  expect((await refused([line], at))[0]).toBe(200)
})

test("keeps a guest's details for this browser only", async () => {
  const at = await aGuest({ contact: { name: "Simran Gill" } })
  const again = await at.call(checkoutCalls.guest)
  expect(again.body.data).toMatchObject({ contact: { name: "Simran Gill" }, deliveryMethod: "home" })
  const other = await browser().call(checkoutCalls.guest)
  expect(other.body.data).toMatchObject({ contact: null, address: null, deliveryMethod: null })
})

test("refuses contact and address with the shop's own sentences", async () => {
  const at = browser()
  const refusalOf = async (body: unknown) => {
    const answer = await at.call(checkoutCalls.guest, body)
    return [answer.status, answer.body.message, answer.body.field]
  }
  expect(await refusalOf({ contact: aContact({ phone: "12345" }) })).toEqual([
    400,
    "Enter a valid 10-digit phone number.",
    "contact.phone",
  ])
  expect(await refusalOf({ contact: aContact({ name: "Al" }) })).toEqual([
    400,
    "Name must be at least 3 characters long.",
    "contact.name",
  ])
  expect(await refusalOf({ address: anAddress({ pincode: "01234" }) })).toEqual([
    400,
    "Enter a valid 6-digit PIN code.",
    "address.pincode",
  ])
})

test.each(["+91 98765-43210", "+919876543210", "09876543210", "0091 98765 43210", "(98765) 43210"])(
  "accepts a phone as people write or paste it, and keeps it as ten digits: %s",
  async (phone) => {
    const at = browser()
    const kept = await at.call(checkoutCalls.guest, { contact: aContact({ phone }), address: anAddress({ phone }) })
    expect([kept.status, kept.body.data.contact?.phone, kept.body.data.address?.phone]).toEqual([
      200,
      "9876543210",
      "9876543210",
    ])
    const again = await at.call(checkoutCalls.guest)
    expect([again.body.data.contact?.phone, again.body.data.address?.phone]).toEqual(["9876543210", "9876543210"])
  },
)

test("refuses in the database itself to promise more than there is", async () => {
  await setStock(shirt, "M", 2)
  const oversell = sql(
    `update inventory_level set held = held + 3 where id = (
    select l.id from inventory_level l join inventory_item i on i.id = l.inventory_item_id join product_variant v on v.sku = i.sku join product p on p.id = v.product_id where p.handle = $1 and v.title = 'M')`,
    [shirt],
  )
  await expect(oversell).rejects.toThrow(/stock_is_not_oversold/)
})

test("reports a coupon that does not exist as not valid", async () => {
  const { status, body } = await (await aGuest()).post("/customer/coupon/verifyCoupon", { couponCode: "FREE100" })
  expect([status, body.code]).toEqual([422, "coupon.not_valid"])
})

test("leaves nothing to the next shopper at the same browser after the checkout details are cleared", async () => {
  const at = await aGuest()
  const { body } = await at.call(checkoutCalls.guest, {})
  expect(body.data.contact).not.toBeNull()
  const cleared = await at.call(checkoutCalls.guest, { forget: true })
  expect(cleared.body.data).toMatchObject({ contact: null, address: null, deliveryMethod: null })
  expect((await at.call(checkoutCalls.guest, {})).body.data.contact).toBeNull()
  await setStock(shirt, "M", 50)
  const [line] = await aBag([{ slug: shirt, size: "M" }])
  expect(await refused([line], at)).toEqual([422, "checkout.contact_missing"])
})
