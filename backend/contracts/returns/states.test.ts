import { expect, test } from "vitest"
import { deductedOf, movesMoney } from "./states"

test("promises money for a return until it ends without one, and for other kinds only once it is refunded", () => {
  for (const state of ["requested", "approved", "received", "refunded"] as const)
    expect([state, movesMoney("return", state)]).toEqual([state, true])
  for (const state of ["rejected", "withdrawn", "sentBack"] as const)
    expect([state, movesMoney("return", state)]).toEqual([state, false])
  expect([movesMoney("exchange", "received"), movesMoney("exchange", "refunded")]).toEqual([false, true])
})

test("names what was deducted besides the fee, in whole paise, and nothing where more was refunded", () => {
  const of = (goodsRupees: number, feeRupees: number, refundRupees: number, shortRupees = 0) =>
    deductedOf({ goodsRupees, shortRupees, feeRupees, refundRupees })
  expect([of(1998, 100, 900), of(799.1, 0, 698.8), of(799, 100, 699)]).toEqual([998, 100.3, 0])
  expect([of(799, 100, 799), of(60, 100, 0)]).toEqual([0, 0])
  expect([of(1499, 100, 599, 800), of(1499, 100, 500, 800)]).toEqual([0, 99])
})
