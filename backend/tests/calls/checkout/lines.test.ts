import { bagCalls } from "@silai/contracts/bag/calls"
import { orderCalls } from "@silai/contracts/order/calls"
import { expect, test } from "vitest"
import { aPublished } from "../../rig/colourway"
import { aCustomer } from "../../rig/customer"
import { signInAsOwner } from "../../rig/owner"
import { aBag, aGuest, askToPay, buys, upperBody } from "../../rig/shopper"
import { closeSqlAfterwards } from "../../rig/sql"
import { setStock, stockOf } from "../../rig/stock"

closeSqlAfterwards()
const slug = "black-aura-formal-shirt"
const father = upperBody
const son = { ...upperBody, chest: 36, sleeveLength: 22 }

test("lets no one pay for a made-to-measure piece that no tailor could cut, whatever its size is called", async () => {
  const [line] = await aBag([{ slug, size: "M" }])
  for (const size of ["Custom", "Custom Size"]) {
    const { status, body } = await askToPay(await aGuest(), [{ ...line!, size }])
    expect([size, status, body.code]).toEqual([size, 422, "measurement.incomplete"])
  }
})

test("keeps the limit of two for another name of a size", async () => {
  await setStock(slug, "XXL", 9)
  const [line] = await aBag([{ slug, size: "XXL", quantity: 2 }])
  const { status, body } = await askToPay(await aGuest(), [line!, { ...line!, size: "2XL" }])
  expect([status, body.code, body.message]).toEqual([
    422,
    "bag.line_full",
    "You can only add up to 2 units of Black Aura Formal Shirt (Size: XXL)",
  ])
  expect((await askToPay(await aGuest(), [{ ...line!, size: "2XL" }])).status).toBe(200)
})

test("lets a father and his son pay for the two shirts each in their bag", async () => {
  const { at } = await aCustomer()
  const lines = await aBag([
    { slug, size: father, quantity: 2 },
    { slug, size: son, quantity: 2 },
  ])
  for (const { variantId, size, quantity } of lines)
    expect((await at.call(bagCalls.add, { variantId, size, quantity })).status).toBe(200)
  const guest = await aGuest()
  const orderId = await buys(guest, lines)
  const order = (await guest.call(orderCalls.single, { orderId })).body.data
  expect(order.itemsList.map(({ quantity, measurement }) => [quantity, measurement])).toEqual([
    [2, father],
    [2, son],
  ])
})

test("refuses a third shirt to one person's measurements, even on a separate line", async () => {
  const [line] = await aBag([{ slug, size: father, quantity: 2 }])
  const turned = Object.fromEntries(Object.entries(father).reverse()) as typeof father
  const { status, body } = await askToPay(await aGuest(), [line!, { ...line!, size: turned, quantity: 1 }])
  expect([status, body.code]).toEqual([422, "bag.line_full"])
})

test("shows the tailor which of two lines must be made when only one piece is in stock", async () => {
  const owner = await signInAsOwner()
  const piece = await aPublished(owner, { sizes: [{ size: "S", stock: 1 }], backorder: true })
  const [line] = await aBag([{ slug: piece.slug, size: "S" }])
  const at = await aGuest()
  const orderId = await buys(at, [line!, line!])
  const order = (await at.call(orderCalls.single, { orderId })).body.data
  expect(order.itemsList.map(({ orderType }) => orderType)).toEqual(["readymade", "custom"])
})

test("does not mark a piece that a shopper already holds as to be made when the bag changes", async () => {
  const owner = await signInAsOwner()
  const piece = await aPublished(owner, { sizes: [{ size: "S", stock: 1 }], backorder: true })
  const at = await aGuest()
  const [small] = await aBag([{ slug: piece.slug, size: "S" }])
  await askToPay(at, [small!])
  expect((await stockOf(piece.slug, "S")).free).toBe(0)
  const [shirt] = await aBag([{ slug, size: father }])
  const orderId = await buys(at, [small!, shirt!])
  const order = (await at.call(orderCalls.single, { orderId })).body.data
  expect(order.itemsList.map(({ orderType }) => orderType)).toEqual(["readymade", "custom"])
})
