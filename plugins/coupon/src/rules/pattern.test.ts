import { COUPON, COUPON_BATCH, leastPlaces } from "@silai/contracts/coupon/limits"
import { expect, test } from "vitest"
import { checkedPattern, codeBy } from "./pattern"

test("fills the pattern in each code of a batch with different letters and digits, none easily mistaken for another", () => {
  const codes = Array.from({ length: 2_000 }, () => codeBy("DIWALI-#######"))
  expect(new Set(codes).size).toBe(2_000)
  for (const code of codes) {
    expect(code).toMatch(/^DIWALI-[0-9A-HJKMNP-TV-Z]{7}$/)
    expect(code).toMatch(COUPON.pattern)
  }
  const seen = new Set(codes.flatMap((code) => code.slice(7).split("")))
  expect(seen.size).toBe(COUPON_BATCH.places.length)
})

test("uses longer codes for more of them: a guess hits one less than once in a hundred million times", () => {
  expect([1, 32, 33, 1_000, 10_000].map(leastPlaces)).toEqual([6, 7, 7, 8, 8])
  for (const codes of [1, 7, 500, 10_000]) expect(codes / 32 ** leastPlaces(codes)).toBeLessThanOrEqual(1e-8)
  expect(() => checkedPattern("DIWALI-#######", 10_000)).toThrow("at least 8 places")
  expect(checkedPattern("DI##WALI-######", 10_000)).toBe("DI##WALI-######")
})
