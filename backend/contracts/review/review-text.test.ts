import { describe, expect, test } from "vitest"
import { REVIEW } from "./limits"
import { faultIn, trimmed, type Written } from "./review-text"

const good: Written = { rating: 5, userName: "Harpreet", reviewTitle: "", review: "It fits." }
const fault = (change: Partial<Written>) => faultIn(trimmed({ ...good, ...change }))

describe("a customer's review of a product", () => {
  test("has a name of 3 to 20, a title of up to 50 and a text of 3 to 500 characters, counted after trimming", () => {
    expect(fault({})).toBe(null)
    expect(fault({ userName: "Abc", reviewTitle: "t".repeat(REVIEW.maxTitle), review: "Abc" })).toBe(null)
    expect(fault({ userName: "n".repeat(REVIEW.maxName), review: "r".repeat(REVIEW.maxText) })).toBe(null)
    expect(fault({ userName: "  ab  " })).toBe("userName")
    expect(fault({ userName: "n".repeat(REVIEW.maxName + 1) })).toBe("userName")
    expect(fault({ reviewTitle: "t".repeat(REVIEW.maxTitle + 1) })).toBe("reviewTitle")
    expect(fault({ review: " \n ab \n " })).toBe("review")
    expect(fault({ review: "r".repeat(REVIEW.maxText + 1) })).toBe("review")
  })

  test("has one to five whole stars", () => {
    for (const rating of [0, 6, 2.5, Number.NaN]) expect(fault({ rating })).toBe("rating")
    for (const rating of [1, 2, 3, 4, 5]) expect(fault({ rating })).toBe(null)
  })

  test("leaves out invisible characters, and does not count them", () => {
    expect(fault({ userName: "a\u200b\u200b\u200bb" })).toBe("userName")
    expect(trimmed({ ...good, userName: "a\u202eb\u0007c" }).userName).toBe("abc")
    expect(trimmed({ ...good, review: "One\r\n\r\n\r\n\r\nTwo\u0007\u202e" }).review).toBe("One\n\nTwo")
    expect(fault({ review: "\u200b\u200b\u200b\u2060" })).toBe("review")
  })

  test("counts an emoji as one character, and keeps the joiner of a conjunct of Devanagari", () => {
    expect(fault({ userName: "👔".repeat(REVIEW.maxName) })).toBe(null)
    expect(trimmed({ ...good, review: "क्\u200dष" }).review).toBe("क्\u200dष")
  })
})
