import { expect, test } from "vitest"
import type { BagItem } from "./bag-store"
import { linesToPay } from "./lines-to-send"
import { totalsOf } from "./prices"

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
