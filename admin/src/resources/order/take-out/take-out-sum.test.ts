import type { Order } from "@silai/contracts/order/calls"
import { expect, test } from "vitest"
import { chosenOf, worthOf } from "./take-out-sum"

const itemsList = [
  { _id: "0", quantity: 3, totalRupees: 300 },
  { _id: "1", quantity: 1, totalRupees: 999 },
] as Order["itemsList"]
const tax = { lines: [{ paidRupees: 250.01 }, { paidRupees: 999 }] } as Order["tax"]

test("values pieces at the price paid for them, in whole paise, and gives the last one the remainder", () => {
  const worth = (pieces: Record<string, number>) => worthOf({ itemsList, tax }, chosenOf(itemsList, pieces))
  expect([worth({ "0": 1 }), worth({ "0": 2 }), worth({ "0": 3, "1": 1 }), worth({})]).toEqual([
    83.33, 166.67, 1249.01, 0,
  ])
  expect(worthOf({ itemsList, tax: null }, chosenOf(itemsList, { "0": 1 }))).toBe(100)
})
