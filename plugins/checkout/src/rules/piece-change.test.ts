import { describe, expect, test } from "vitest"
import { differenceOf } from "./piece-change"

const shirt = { quantity: 1, linePaise: 79_900 }

describe("the price of a piece that joins an order", () => {
  test("is the full price for an added piece: the coupon applied to the goods ordered with it", () => {
    expect(differenceOf(shirt, null)).toEqual({ carriedPaise: 0, duePaise: 79_900, cheaperPaise: 0 })
  })

  test("is zero for a swap with a piece of the same price, with a coupon or without", () => {
    for (const off of [0, 7_990, 79_900])
      expect(differenceOf(shirt, { quantity: 1, linePaise: 79_900, paidPaise: 79_900 - off })).toEqual({
        carriedPaise: off,
        duePaise: 0,
        cheaperPaise: 0,
      })
  })

  test("charges the difference for a dearer piece and refunds it for a cheaper one, never more than was paid", () => {
    const leaving = { quantity: 1, linePaise: 79_900, paidPaise: 71_910 }
    expect(differenceOf({ quantity: 1, linePaise: 99_900 }, leaving)).toEqual({
      carriedPaise: 7_990,
      duePaise: 20_000,
      cheaperPaise: 0,
    })
    expect(differenceOf({ quantity: 1, linePaise: 49_900 }, leaving)).toEqual({
      carriedPaise: 7_990,
      duePaise: 0,
      cheaperPaise: 30_000,
    })
    expect(differenceOf({ quantity: 1, linePaise: 5_000 }, leaving)).toEqual({
      carriedPaise: 5_000,
      duePaise: 0,
      cheaperPaise: 71_910,
    })
  })

  test("keeps the coupon's part of one piece: when two replace it, and when it replaces two", () => {
    const two = { quantity: 2, linePaise: 159_800, paidPaise: 139_799 }
    expect(differenceOf(shirt, two)).toEqual({ carriedPaise: 10_000, duePaise: 0, cheaperPaise: 69_899 })
    const one = { quantity: 1, linePaise: 79_900, paidPaise: 69_900 }
    expect(differenceOf({ quantity: 2, linePaise: 159_800 }, one)).toEqual({
      carriedPaise: 10_000,
      duePaise: 79_900,
      cheaperPaise: 0,
    })
  })

  test("leaves a difference of less than a rupee to the shop", () => {
    expect(differenceOf(shirt, { quantity: 1, linePaise: 79_850, paidPaise: 79_850 })).toEqual({
      carriedPaise: 50,
      duePaise: 0,
      cheaperPaise: 0,
    })
  })
})
