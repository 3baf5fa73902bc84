import { expect, test } from "vitest"
import { availableTo, limitNoteOf } from "./availability"

const card = {
  sizes: [
    { size: "M", stock: 1 },
    { size: "L", stock: 0 },
  ],
  backorder: false,
}

test("shows a size that sold out while in the bag as sold out", () => {
  expect(limitNoteOf({ quantity: 1 }, availableTo({ size: "L", quantity: 1 }, card))).toBe("Out of Stock")
})

test("says so when two are in the bag and one is in stock", () => {
  expect(limitNoteOf({ quantity: 2 }, availableTo({ size: "M", quantity: 2 }, card))).toBe(
    "Only 1 unit(s) are available for this size.",
  )
})

test("applies only the limit of two to a made-to-measure line", () => {
  const made = { size: { measurementType: "upperBody", neck: 15 }, quantity: 2 }
  expect(limitNoteOf(made, availableTo(made, card))).toBe("Maximum quantity reached")
})

test("shows a piece that the shop no longer sells as such, made to measure or not", () => {
  const gone = { size: { measurementType: "upperBody" }, quantity: 1, gone: true }
  expect(limitNoteOf(gone, availableTo(gone, card))).toBe("No longer in our shop")
})

test("calls no line the last of its size before the shop has replied, only full when it is", () => {
  const noteAt = (quantity: number) => limitNoteOf({ quantity }, availableTo({ size: "M", quantity }, undefined), false)
  expect([noteAt(1), noteAt(2)]).toEqual([null, "Maximum quantity reached"])
})

test("keeps a line's quantity until the shop has replied", () => {
  expect(availableTo({ size: "M", quantity: 2 }, undefined)).toEqual({ stock: 2, backorder: false })
})
