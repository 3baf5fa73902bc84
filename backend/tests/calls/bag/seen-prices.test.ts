import { bagCalls } from "@silai/contracts/bag/calls"
import { catalogueCalls } from "@silai/contracts/catalogue/calls"
import { expect, test } from "vitest"
import type { Browser } from "../../rig/browser"
import { aBrowser, aCustomer } from "../../rig/customer"
import { aBag, aGuest, askToPay, upperBody } from "../../rig/shopper"
import { setStock } from "../../rig/stock"
import { present } from "@silai/contracts/present"

const slug = "black-aura-formal-shirt"
const bagOf = async (at: Browser) => (await at.call(bagCalls.single)).body.data.bagItems

async function aLine() {
  await setStock(slug, "M", 9)
  const [{ variantId, price }] = await aBag([{ slug }])
  return { variantId, price: price! }
}

test("keeps the price at which a piece was added, and for a guest's line the price the guest saw", async () => {
  const { at } = await aCustomer()
  const { variantId, price } = await aLine()
  await at.call(bagCalls.add, { variantId, size: "M" })
  expect((await bagOf(at))[0]).toMatchObject({ price, seenPrice: price })
  const guestLine = { variantId, size: "L", quantity: 1, bagItemId: "from-browser", seenPrice: price + 50 }
  await at.call(bagCalls.update, { items: [guestLine] })
  const [line] = (await bagOf(at)).filter(({ size }) => size === "L")
  expect(line).toMatchObject({ price, totalPrice: price, seenPrice: price + 50 })
})

test("keeps a price that was shown as seen, and never charges it", async () => {
  const { at } = await aCustomer()
  const { variantId, price } = await aLine()
  await at.call(bagCalls.add, { variantId, size: "M" })
  const { _id } = present((await bagOf(at))[0], "a line of the bag")
  const { status, body } = await at.call(bagCalls.seen, { lines: [{ _id, price: 1 }] })
  expect([status, body.data.bagItems[0]]).toEqual([
    200,
    expect.objectContaining({ price, totalPrice: price, seenPrice: 1 }),
  ])
  const refused = await askToPay(await aGuest(), [{ variantId, size: "M", quantity: 1, price: 1 }])
  expect(refused.body.code).toBe("checkout.price_changed")
  // Adding it once more on the product's page shows the current price.
  await at.call(bagCalls.add, { variantId, size: "M" })
  expect((await bagOf(at))[0]).toMatchObject({ quantity: 2, seenPrice: price })
})

test("keeps seen prices private: another customer's line, and one that left the bag, are skipped", async () => {
  const [mine, other] = [await aCustomer(), await aCustomer()]
  const { variantId, price } = await aLine()
  await mine.at.call(bagCalls.add, { variantId, size: upperBody })
  const { _id } = present((await bagOf(mine.at))[0], "a line of the bag")
  const lines = [{ _id, price: 5 }]
  expect((await other.at.call(bagCalls.seen, { customerId: mine.id, lines })).body.data.bagItems).toEqual([])
  expect((await bagOf(mine.at))[0]!.seenPrice).toBe(price)
  await mine.at.call(bagCalls.remove, { _id })
  expect((await mine.at.call(bagCalls.seen, { lines })).status).toBe(200)
  expect((await aBrowser().call(bagCalls.seen, { lines })).status).toBe(401)
  for (const wrong of [-1, 1_000_001, "5"])
    expect((await mine.at.call(bagCalls.seen, { lines: [{ _id, price: wrong as never }] })).status).toBe(400)
})

test("says with a price how many of the size are left, and that a piece cut to order never runs out", async () => {
  const { variantId } = await aLine()
  await setStock(slug, "M", 1)
  const { body } = await aBrowser().call(catalogueCalls.verifyPrice, {
    variants: [{ variantId, size: "M" }, { variantId, size: upperBody }, { variantId }],
  })
  expect(body.data.map(({ size, stock, backorder }) => [size, stock, backorder])).toEqual([
    ["M", 1, false],
    ["Custom", null, false],
    [null, null, false],
  ])
})
