import { expect, test } from "vitest"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { madeOrReady } from "./making"

const line = (change: Partial<SnapshotLine>) =>
  ({ inventoryItemId: "shirt M", quantity: 1, stock: 1, backorder: true, measurement: null, ...change }) as SnapshotLine
const kinds = (lines: SnapshotLine[], free?: Map<string, number>) =>
  madeOrReady(lines, free).map(({ orderType }) => orderType)

test("of two lines of one piece each, with one on the shelf, one must be made", () => {
  expect(kinds([line({}), line({})])).toEqual(["readymade", "custom"])
})

test("a line that asks for more than there is must be made, and leaves the shelf to the others", () => {
  expect(kinds([line({ quantity: 2 }), line({})])).toEqual(["custom", "readymade"])
})

test("another size has a shelf of its own", () => {
  expect(kinds([line({}), line({ inventoryItemId: "shirt L" })])).toEqual(["readymade", "readymade"])
})

test("what the shelf had when it was locked counts, not what the catalogue saw before", () => {
  expect(kinds([line({ stock: 0 })], new Map([["shirt M", 1]]))).toEqual(["readymade"])
  expect(kinds([line({ stock: 5 })], new Map([["shirt M", 0]]))).toEqual(["custom"])
})

test("made to measure is made, and takes from no shelf", () => {
  expect(kinds([line({ measurement: {} as never }), line({})])).toEqual(["custom", "readymade"])
})
