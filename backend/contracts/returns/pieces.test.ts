import { expect, test } from "vitest"
import { cameWithId, isOrdered, piecesNow, placeOf } from "./pieces"

const line = { itemId: "0", size: "S", quantity: 2, name: "Shirt" }
const gone = (itemId: string, returnNumber: string, toSize: string | null, quantity = 1) => ({
  itemId,
  returnNumber,
  toSize,
  quantity,
})
const now = (...all: ReturnType<typeof gone>[]) =>
  piecesNow(line, all).map(({ itemId, size, quantity }) => [itemId, size, quantity])

test("keeps a piece that came in exchange in the order, under the exchange's number, through further exchanges and a return", () => {
  expect(now()).toEqual([["0", "S", 2]])
  const first = gone("0", "RT-000008", "M")
  expect(now(first)).toEqual([
    ["0", "S", 1],
    ["0/RT-000008", "M", 1],
  ])
  const second = gone("0/RT-000008", "RT-000009", "L")
  expect(now(first, second)).toEqual([
    ["0", "S", 1],
    ["0/RT-000009", "L", 1],
  ])
  expect(now(first, second, gone("0/RT-000009", "RT-000010", null))).toEqual([["0", "S", 1]])
  expect(now(first, second, gone("0", "RT-000011", null))).toEqual([["0/RT-000009", "L", 1]])
})

test("names the order's own line of such a piece", () => {
  expect(cameWithId("3/RT-000001", "RT-000002")).toBe("3/RT-000002")
  expect([placeOf("3/RT-000002"), placeOf("3")]).toEqual(["3", "3"])
  expect([isOrdered("3/RT-000002"), isOrdered("3")]).toEqual([false, true])
})
