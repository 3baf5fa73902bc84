import { expect, test } from "vitest"
import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"
import { madeOrReady } from "./made-or-ready"

const line = (change: Partial<SnapshotLine>) =>
  ({ inventoryItemId: "shirt M", quantity: 1, stock: 1, backorder: true, measurement: null, ...change }) as SnapshotLine
const kinds = (lines: SnapshotLine[], free?: Map<string, number>) =>
  madeOrReady(lines, free).map(({ orderType }) => orderType)

test("makes one of two lines of one piece each to order when only one piece is in stock", () => {
  expect(kinds([line({}), line({})])).toEqual(["readymade", "custom"])
})

test("makes a line to order that wants more than there is, and leaves the stock to the others", () => {
  expect(kinds([line({ quantity: 2 }), line({})])).toEqual(["custom", "readymade"])
})

test("gives another size its own stock", () => {
  expect(kinds([line({}), line({ inventoryItemId: "shirt L" })])).toEqual(["readymade", "readymade"])
})

test("uses the stock at the time of the lock, not what the catalogue read earlier", () => {
  expect(kinds([line({ stock: 0 })], new Map([["shirt M", 1]]))).toEqual(["readymade"])
  expect(kinds([line({ stock: 5 })], new Map([["shirt M", 0]]))).toEqual(["custom"])
})

test("makes made-to-measure pieces without using stock", () => {
  expect(kinds([line({ measurement: {} as never }), line({})])).toEqual(["custom", "readymade"])
})
