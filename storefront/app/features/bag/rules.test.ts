import { mostUnits, orderTypeOf } from "@silai/contracts/bag/units"
import { expect, test } from "vitest"
import { bagOf, type BagItem } from "./bag-store"
import { addLine, applied, changeQuantity } from "./rules"

const shirt: BagItem = {
  bagItemId: "a",
  variantId: "v1",
  variantName: "Black Aura Formal Shirt",
  name: "Black Aura Formal Shirt",
  slug: "black-aura-formal-shirt",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black Aura",
  price: 799,
  addedAt: "2026-11-21T04:00:00.000Z",
  image: "/images/x.webp",
  quantity: 1,
  size: "M",
  orderType: "readymade",
}
const measured = { measurementType: "upperBody", neck: 15.5, chest: 40 }
const plenty = { stock: 10, backorder: false }
const lines = (change: ReturnType<typeof addLine>) => ("items" in change ? change.items : [])
const refusal = (change: ReturnType<typeof addLine>) => ("refused" in change ? change.refused : null)

test("raises the quantity of a line for the same shirt in the same size", () => {
  const bag = lines(addLine([shirt], { ...shirt, bagItemId: "b" }, plenty))
  expect(bag).toHaveLength(1)
  expect(bag[0]).toMatchObject({ bagItemId: "a", quantity: 2 })
})

test("makes another size another line, and counts pieces, not lines", () => {
  const bag = lines(addLine([{ ...shirt, quantity: 2 }], { ...shirt, bagItemId: "b", size: "L" }, plenty))
  expect(bagOf(bag)).toMatchObject({ cartCount: 3, items: [{ size: "L" }, { size: "M" }] })
})

test("merges a ready-made and a made-to-order piece of one size into a made-to-order line", () => {
  const bag = lines(addLine([shirt], { ...shirt, bagItemId: "b", orderType: "custom" }, { stock: 1, backorder: true }))
  expect(bag).toMatchObject([{ quantity: 2, orderType: "custom" }])
})

test("refuses a third piece of one size in the product page's words", () => {
  expect(refusal(addLine([{ ...shirt, quantity: 2 }], { ...shirt, bagItemId: "b" }, plenty))).toBe(
    "You can only add up to 2 units of Black Aura Formal Shirt (Size: M).",
  )
})

test("refuses a third piece in the bag without the full stop at the sentence's end", () => {
  expect(refusal(changeQuantity([{ ...shirt, quantity: 2 }], "a", 3, plenty))).toBe(
    "You can only add up to 2 units of Black Aura Formal Shirt (Size: M)",
  )
})

test("limits the bag to the stock", () => {
  expect(refusal(addLine([shirt], { ...shirt, bagItemId: "b" }, { stock: 1, backorder: false }))).toBe(
    "Only 1 unit(s) are available for this size.",
  )
})

test("allows more than the stock where the shop makes more, and marks it as made to order", () => {
  const change = changeQuantity([shirt], "a", 2, { stock: 1, backorder: true })
  expect(lines(change)).toMatchObject([{ quantity: 2, orderType: "custom" }])
})

test("makes the line ready-made again when it is reduced to the stock", () => {
  const change = changeQuantity([{ ...shirt, quantity: 2, orderType: "custom" }], "a", 1, { stock: 1, backorder: true })
  expect(lines(change)).toMatchObject([{ quantity: 1, orderType: "readymade" }])
})

test("allows lowering the quantity even when the size has sold out", () => {
  expect(lines(changeQuantity([{ ...shirt, quantity: 2 }], "a", 1, { stock: 0, backorder: false }))).toMatchObject([
    { quantity: 1 },
  ])
})

test("makes two lines of two sets of measurements, and one of the same set", () => {
  const made = { ...shirt, size: measured, orderType: "custom" as const }
  const free = { stock: null, backorder: false }
  expect(lines(addLine([made], { ...made, bagItemId: "b", size: { ...measured, chest: 41 } }, free))).toHaveLength(2)
  expect(lines(addLine([made], { ...made, bagItemId: "b", size: { ...measured } }, free))).toHaveLength(1)
})

test("limits a line to two, or to what is left", () => {
  expect([0, 1, 2, 9].map((stock) => mostUnits({ stock, backorder: false }))).toEqual([0, 1, 2, 2])
  expect(mostUnits({ stock: 0, backorder: true })).toBe(2)
})

test("marks a piece out of stock that the shop makes as made to order", () => {
  expect(orderTypeOf("M", 1, { stock: 0, backorder: true })).toBe("custom")
  expect(orderTypeOf("M", 1, { stock: 1, backorder: true })).toBe("readymade")
  expect(orderTypeOf(measured, 1, { stock: null, backorder: false })).toBe("custom")
})

test("restores the line's place when a removal is undone, and never twice", () => {
  const [newest, oldest] = [
    { ...shirt, bagItemId: "new", size: "S", addedAt: "2026-11-21T05:00:00.000Z" },
    { ...shirt, bagItemId: "old", size: "L", addedAt: "2026-11-21T03:00:00.000Z" },
  ]
  const sizesAfterRestore = (items: BagItem[]) =>
    lines(applied(items, { kind: "restore", line: shirt })).map(({ size }) => size)
  expect([sizesAfterRestore([newest!, oldest!]), sizesAfterRestore([]), sizesAfterRestore([shirt])]).toEqual([
    ["S", "M", "L"],
    ["M"],
    ["M"],
  ])
})
