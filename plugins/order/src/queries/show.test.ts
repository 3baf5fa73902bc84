import { CROSSED_OUT } from "@silai/contracts/checkout/limits"
import { expect, test } from "vitest"
import type { OrderStateRow } from "./order"
import { isOwed, rowOf } from "./show"

/** An order of ₹839, of which ₹300 was paid before and the rest is due on delivery. */
const order = ({ crossedOut = 0, refunded = 0, takenOut = 0, now = 300_00 }) =>
  ({
    order_id: "order_1",
    number: 1,
    placed_at: new Date(0),
    total_paise: "83900",
    refunded_paise: `${crossedOut + refunded}`,
    taken_out_paise: `${takenOut}`,
    archived_at: null,
    details: {
      payment: { later: true, ...(now && { nowPaise: now }) },
      lines: [],
      refunds: [
        ...(crossedOut ? [{ id: `${CROSSED_OUT}1`, paise: crossedOut, at: null, reference: null }] : []),
        ...(refunded ? [{ id: "rfnd_1", paise: refunded, at: null, reference: null }] : []),
      ],
    },
    // All that is read of a row.
  }) as unknown as OrderStateRow
const stateOf = (row: OrderStateRow) => [rowOf(row).paymentStatus, isOwed(row)]

test("counts an order as paid when its share covers all that is left of it: only a returned part of the share is a refund", () => {
  expect(stateOf(order({}))).toEqual(["due", true])
  expect(stateOf(order({ crossedOut: 400_00, takenOut: 400_00 }))).toEqual(["due", true])
  expect(stateOf(order({ crossedOut: 539_00, takenOut: 539_00 }))).toEqual(["captured", false])
  expect(stateOf(order({ crossedOut: 539_00, takenOut: 600_00, refunded: 61_00 }))).toEqual(["captured", false])
  expect(stateOf(order({ crossedOut: 539_00, takenOut: 539_00, refunded: 100_00 }))).toEqual([
    "partially_refunded",
    false,
  ])
  expect(stateOf(order({ crossedOut: 539_00, refunded: 300_00 }))).toEqual(["refunded", false])
})

test("keeps an order without an advance payment due until all of it is cancelled", () => {
  expect(stateOf(order({ now: 0, takenOut: 839_00 }))).toEqual(["due", true])
  expect(stateOf(order({ now: 0, takenOut: 839_00, crossedOut: 839_00 }))).toEqual(["unpaid", true])
})
