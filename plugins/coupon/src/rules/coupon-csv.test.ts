import type { CouponRow } from "@silai/contracts/coupon/shapes"
import { expect, test } from "vitest"
import { COUPON_COLUMNS } from "./coupon-csv"

const ends = (endsAt: string | null) => COUPON_COLUMNS.Ends!({ endsAt } as CouponRow)

test.each([
  ["a midnight in India, which is no longer part of it", "2026-11-29T18:30:00.000Z", "29 Nov 2026"],
  ["a minute before midnight", "2026-11-30T18:29:59.999Z", "30 Nov 2026"],
  ["a time of the day", "2026-11-30T06:30:00.000Z", "30 Nov 2026"],
])("names in the file the last day on which a coupon works that ends at %s", (_what, endsAt, day) =>
  expect(ends(endsAt)).toBe(day),
)

test("leaves the end of a coupon without one empty", () => expect(ends(null)).toBe(""))
