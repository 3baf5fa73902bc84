import { expect, test } from "vitest"
import type { BagItem } from "~/features/bag/bag-store"
import { linesNamed } from "./find-unavailable-lines"

const shirt = { bagItemId: "1", variantId: "v1", name: "Formal Shirt", size: "M", image: "" } as BagItem
const custom = { ...shirt, bagItemId: "2", size: { measurementType: "upperBody" } } as BagItem

test("finds the lines that the checkout names by goods and size", () => {
  expect(linesNamed([shirt, custom], [{ variantId: "v1", size: "M" }]).map(({ bagItemId }) => bagItemId)).toEqual(["1"])
})

test("finds the lines that the stock check returns", () => {
  expect(
    linesNamed([shirt, custom], [{ variantId: "v1", size: "Custom", bagItem: { bagItemId: "2" } }]).map(
      ({ size }) => size,
    ),
  ).toEqual(["Custom Size"])
})

test("names nothing when the refusal names nothing", () => {
  expect(linesNamed([shirt], undefined)).toEqual([])
})
