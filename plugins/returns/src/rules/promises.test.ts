import { expect, test } from "vitest"
import { type Claim, promisesOf } from "./promises"

const claim = (number: number, change: Partial<Claim> = {}): Claim => ({
  id: `${number}`,
  number,
  kind: "return",
  askedAt: new Date(`2026-11-${10 + number}T10:00:00Z`),
  state: "requested",
  isOpen: true,
  goodsPaise: 79_900,
  ownFeePaise: 10_000,
  feePaise: 0,
  shortPaise: 0,
  refundPaise: 0,
  ...change,
})
const refunded = (number: number, change: Partial<Claim> = {}) =>
  claim(number, { state: "refunded", isOpen: false, ...change })
/** Price missing, fee and refund of each request. */
const sumsOf = (claims: Claim[], left: number) => {
  const { of } = promisesOf(claims, left)
  return claims.map(({ id }) => {
    const promised = of(id)
    return promised && [promised.shortPaise, promised.feePaise, promised.refundPaise]
  })
}

test("deducts one fee for requests of the same week, from the first that is open, whatever the order of the rows", () => {
  expect(sumsOf([claim(2), claim(1)], 159_800)).toEqual([
    [0, 0, 79_900],
    [0, 10_000, 69_900],
  ])
  expect(sumsOf([claim(1), claim(8)], 159_800).map((sums) => sums?.[1])).toEqual([10_000, 10_000])
  expect(sumsOf([claim(1, { ownFeePaise: 0 }), claim(2)], 159_800).map((sums) => sums?.[1])).toEqual([0, 10_000])
})

test("deducts none once a request of these days has paid it, before or after, or staff have waived it", () => {
  const paid = refunded(2, { feePaise: 10_000, refundPaise: 69_900 })
  expect(sumsOf([claim(1), paid, claim(3)], 169_800)).toEqual([[0, 0, 79_900], undefined, [0, 0, 79_900]])
  const waived = refunded(1, { feePaise: 10_000, refundPaise: 79_900 })
  expect(sumsOf([waived, claim(2)], 79_900)).toEqual([undefined, [0, 0, 79_900]])
})

test("shares what is left in the order of the requests, and keeps the fee that the shop has taken", () => {
  expect(sumsOf([claim(1), claim(2), claim(3)], 100_000)).toEqual([
    [0, 10_000, 69_900],
    [59_800, 0, 20_100],
    [79_900, 0, 0],
  ])
  // ₹100 was refunded by hand: as one request for both pieces would refund ₹1,598 less ₹100 and the fee.
  const paid = refunded(1, { feePaise: 10_000, refundPaise: 69_900 })
  expect(sumsOf([paid, claim(2)], 159_800 - 10_000 - 69_900)).toEqual([undefined, [10_000, 0, 69_900]])
})

test("refunds an exchange that cannot be made from what the returns leave, and nothing for an alteration", () => {
  const exchange = claim(1, { kind: "exchange", ownFeePaise: 0 })
  const alteration = claim(3, { kind: "alteration", ownFeePaise: 0 })
  expect(sumsOf([exchange, claim(2), alteration], 100_000)).toEqual([
    [59_800, 0, 0],
    [0, 10_000, 69_900],
    [0, 0, 0],
  ])
  expect(promisesOf([claim(2)], 100_000).leftPaise).toBe(20_100)
})
