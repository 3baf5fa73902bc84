import { expect, test } from "vitest"
import { type Compared, differencesOf } from "./mismatch"

const agreed: Compared = {
  gateway: { amount: 79_900, isCaptured: true, refunded: 20_000, refundedLongAgo: 20_000 },
  ledger: { amount: 79_900, refunded: 20_000, status: "kept" },
  isOurs: true,
  isPlaced: true,
  given: 0,
  isMoving: false,
  order: { refunded: 20_000 },
  engine: { kept: 59_900 },
  papers: { billed: 59_900, tooSmall: 0 },
}
const kinds = (more: Partial<Compared>) => differencesOf({ ...agreed, ...more }).map(({ kind }) => kind)

test("finds no mismatch in books that agree to the paisa, even with money refunded by other means and a remainder too small to send", () => {
  expect(kinds({})).toEqual([])
  expect(kinds({ given: 10_000, order: { refunded: 30_000 }, papers: { billed: 49_900, tooSmall: 0 } })).toEqual([])
  expect(kinds({ papers: { billed: 59_850, tooSmall: 50 } })).toEqual([])
})

test("finds a difference of one paisa in each book", () => {
  expect(differencesOf({ ...agreed, order: { refunded: 19_999 } })).toEqual([
    { kind: "refund_order", shop: 19_999, gateway: 20_000 },
  ])
  expect(kinds({ engine: { kept: 59_901 } })).toEqual(["refund_engine"])
  expect(kinds({ papers: { billed: 59_899, tooSmall: 0 } })).toEqual(["refund_papers"])
  expect(kinds({ gateway: { amount: 79_901, isCaptured: true, refunded: 20_000, refundedLongAgo: 20_000 } })).toEqual([
    "payment_amount",
  ])
  expect(kinds({ gateway: { amount: 79_900, isCaptured: true, refunded: 20_001, refundedLongAgo: 20_001 } })).toEqual([
    "refund_ledger",
  ])
})

test("reports a payment that only one side has, and whose it may be", () => {
  expect(kinds({ ledger: null })).toEqual(["payment_unknown"])
  expect(kinds({ ledger: null, isOurs: false })).toEqual(["payment_unrelated"])
  expect(kinds({ gateway: null })).toEqual(["payment_missing"])
  expect(kinds({ gateway: null, ledger: null })).toEqual([])
  expect(kinds({ isPlaced: false, order: null, engine: null, papers: null })).toEqual(["not_placed"])
})

test("reports an authorised payment that is not captured, of this shop or of none, and never as money that the shop has", () => {
  const gateway = { amount: 79_900, isCaptured: false, refunded: 0, refundedLongAgo: 0 }
  for (const isOurs of [true, false])
    expect(differencesOf({ ...agreed, gateway, ledger: null, isOurs })).toEqual([
      { kind: "payment_authorized", shop: 0, gateway: 79_900 },
    ])
  expect(kinds({ gateway })).toEqual(["payment_missing"])
})

test("does not report money still on its way: a recent refund, one sent again, an automatic one", () => {
  expect(kinds({ gateway: { amount: 79_900, isCaptured: true, refunded: 30_000, refundedLongAgo: 20_000 } })).toEqual(
    [],
  )
  expect(kinds({ isMoving: true, engine: { kept: 0 }, papers: { billed: 0, tooSmall: 0 } })).toEqual([])
  expect(kinds({ ledger: { amount: 79_900, refunded: 0, status: "refund_due" } })).toEqual([])
})
