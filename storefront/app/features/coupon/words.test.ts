import { expect, test } from "vitest"
import { whenOf } from "./words"

const coupon = { standing: "usable", startsAt: null, endsAt: "2026-11-29T18:30:00.000Z", usedAt: null }
type Coupon = Parameters<typeof whenOf>[0]

test("names the last day on which the coupon works: one that ends at midnight is over on that day", () => {
  expect(whenOf(coupon as Coupon)).toBe("Until 29 Nov 2026")
  expect(whenOf({ ...coupon, endsAt: "2026-11-30T18:29:59.999Z" } as Coupon)).toBe("Until 30 Nov 2026")
  expect(whenOf({ ...coupon, standing: "over" } as Coupon)).toBe("Ended on 29 Nov 2026")
})
