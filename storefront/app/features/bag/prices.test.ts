import { expect, test } from "vitest"
import type { BagItem } from "./bag-store"
import { linesToPay } from "./lines-to-send"
import { atNewPrices, priceChanges, totalsOf } from "./prices"

const line: BagItem = {
  bagItemId: "1",
  variantId: "v1",
  variantName: "Black Aura Formal Shirt",
  name: "Formal Shirt",
  slug: "s",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black Aura",
  price: 799,
  addedAt: "2026-11-21T00:00:00Z",
  image: "",
  quantity: 2,
  size: "M",
  orderType: "readymade",
}
const custom: BagItem = {
  ...line,
  bagItemId: "2",
  quantity: 1,
  size: { measurementType: "upperBody", neck: "15.5", chest: 40 },
  orderType: "custom",
}
const now = [
  { variantId: "v1", size: "M", price: 849, basePrice: 1299 },
  { variantId: "v1", size: "Custom", price: 799, basePrice: 1299 },
]

test("notices a price that changed since the bag was filled, line by line", () => {
  expect(priceChanges([line, custom], now)).toEqual([{ bagItemId: "1", name: "Formal Shirt", was: 799, now: 849 }])
})

test("puts the new price in the bag and leaves the other lines alone", () => {
  const items = [line, custom]
  expect(atNewPrices(items, priceChanges(items, now)).map(({ price }) => price)).toEqual([849, 799])
})

test("adds up items, savings and delivery without losing a paisa", () => {
  expect(
    totalsOf(
      [{ ...line, price: 799.1, quantity: 2 }],
      [{ variantId: "v1", size: "M", price: 799.1, basePrice: 999.3 }],
      0.2,
    ),
  ).toEqual({ items: 1598.2, saved: 400.4, delivery: 0.2, total: 1598.4 })
})

test("sends measurements as numbers and keeps what the shopper saw", () => {
  expect(linesToPay([custom])).toEqual([
    {
      bagItemId: "2",
      variantId: "v1",
      size: { measurementType: "upperBody", neck: 15.5, chest: 40 },
      quantity: 1,
      price: 799,
    },
  ])
})
