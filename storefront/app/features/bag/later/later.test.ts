import { expect, test } from "vitest"
import { bagOf, type BagItem, type BagState } from "../bag-store"
import { withMovedToBag, withSaved } from "./later"

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
  image: "",
  quantity: 2,
  size: "M",
  orderType: "readymade",
}
const measured: BagItem = {
  ...shirt,
  bagItemId: "made",
  quantity: 1,
  size: { measurementType: "upperBody", neck: 15.5, chest: 40 },
  orderType: "custom",
}
const plenty = { stock: 9, backorder: false }
const moved = (from: BagState, line: BagItem, available = plenty) => {
  const after = withMovedToBag(from, line, available)
  return "refused" in after ? after.refused : [after.cartCount, after.later?.length]
}

test("takes a line saved for later out of the bag and its count, and moves it back as it was", () => {
  const saved = withSaved(bagOf([shirt, measured]), shirt)
  expect([saved.cartCount, saved.items, saved.later]).toEqual([1, [measured], [shirt]])
  expect(withMovedToBag(saved, shirt, plenty)).toMatchObject({ cartCount: 3, items: [shirt, measured], later: [] })
})

test("keeps a custom size's measurements on the way out and back", () => {
  const saved = withSaved(bagOf([measured]), measured)
  expect(saved.later?.[0]?.size).toEqual(measured.size)
  expect(withMovedToBag(saved, measured, { stock: null, backorder: false })).toMatchObject({
    items: [measured],
  })
})

test("merges the same goods saved twice into one saved line, of two at most", () => {
  const again = withSaved({ ...bagOf([{ ...shirt, bagItemId: "b" }]), later: [shirt] }, { ...shirt, bagItemId: "b" })
  expect(again.later).toMatchObject([{ quantity: 2 }])
})

test("keeps the limit of two on moving back, and says so", () => {
  const full = { ...bagOf([{ ...shirt, bagItemId: "b" }]), later: [shirt] }
  expect(moved(full, shirt)).toBe("You can only add up to 2 units of Black Aura Formal Shirt (Size: M).")
})

test("keeps a sold-out piece saved and says so; moves back only as many of a scarce one as are left", () => {
  const saved = { ...bagOf([]), later: [shirt] }
  expect(moved(saved, shirt, { stock: 0, backorder: false })).toBe("Only 0 unit(s) are available for this size.")
  expect(moved(saved, shirt, { stock: 1, backorder: false })).toEqual([1, 0])
})
