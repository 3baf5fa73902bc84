import { expect, test } from "vitest"
import type { BagItem } from "../bag-store"
import { allSeen, atPricesNow, newsOf, toLower, unseen } from "./news"

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
  size: { measurementType: "upperBody", neck: "15.5", chest: 40 },
  orderType: "custom",
}
const goods = (price: number, stock = 9, backorder = false) => [
  { variantId: "v1", size: "M", price, basePrice: 1299, stock, backorder },
  { variantId: "v1", size: "Custom", price: 799, basePrice: 1299, stock: null, backorder: false },
]
const shownNews = (items: BagItem[], now: ReturnType<typeof goods>, lowered = {}) =>
  newsOf(atPricesNow(items, now), now, lowered).map(({ item, kind, sentence }) => [item.bagItemId, kind, sentence])

test("shows a risen price with both prices, and leaves the other lines unchanged", () => {
  expect(shownNews([line, custom], goods(849))).toEqual([
    ["1", "rose", "Price went from ₹799 to ₹849 since you added it"],
  ])
  expect(atPricesNow([line, custom], goods(849)).map(({ price }) => price)).toEqual([849, 799])
})

test("shows a fallen price with the saving, to the paisa", () => {
  expect(shownNews([line], goods(749))).toEqual([["1", "fell", "is now ₹749, you save ₹50"]])
  expect(shownNews([{ ...line, price: 799.3 }], goods(799.1))[0]?.[2]).toBe("is now ₹799.10, you save ₹0.20")
})

test("reports no change for a price that rose and fell back; compares one that rose further with the price last seen", () => {
  const risen = atPricesNow([line], goods(849))
  expect(shownNews(risen, goods(799))).toEqual([])
  expect(shownNews(risen, goods(899))[0]?.[2]).toBe("Price went from ₹799 to ₹899 since you added it")
})

test("shows acknowledged changes again only when the price changes again", () => {
  const seen = allSeen(atPricesNow([line], goods(849)))
  expect([unseen(seen), shownNews(seen, goods(849))]).toEqual([[], []])
  expect(shownNews(seen, goods(799))[0]?.[2]).toBe("is now ₹799, you save ₹50")
  expect(allSeen(seen)).toBe(seen)
})

test("lowers a quantity above the stock, unless the shop makes more; never a made-to-measure one", () => {
  const lowered = (now: ReturnType<typeof goods>) =>
    toLower([line, custom], now).map(({ item, left }) => [item.bagItemId, left])
  expect(lowered(goods(799, 1))).toEqual([["1", 1]])
  expect([lowered(goods(799, 2)), lowered(goods(799, 0)), lowered(goods(799, 1, true))]).toEqual([[], [], []])
  expect(shownNews([{ ...line, quantity: 1 }], goods(799, 1), { 1: { was: 2, left: 1 } })).toEqual([
    ["1", "lowered", "Only 1 left: quantity was lowered from 2"],
  ])
})

test("shows a size that sold out, and a piece no longer sold, as such", () => {
  expect(shownNews([line], goods(799, 0))).toEqual([["1", "soldOut", "Out of Stock"]])
  expect(shownNews([line], [])).toEqual([["1", "soldOut", "No longer in our shop"]])
  expect(shownNews([{ ...line, size: "L" }], goods(799))).toEqual([["1", "soldOut", "No longer in our shop"]])
})
