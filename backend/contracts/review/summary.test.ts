import { expect, test } from "vitest"
import { averageOf, summaryOf } from "./summary"

test("has the average with one decimal, and all five stars, the best first", () => {
  expect(summaryOf([1, 0, 0, 1, 2])).toEqual({
    totalReviews: 4,
    averageRating: 3.8,
    breakdown: [
      { star: 5, count: 2, percentage: 50 },
      { star: 4, count: 1, percentage: 25 },
      { star: 3, count: 0, percentage: 0 },
      { star: 2, count: 0, percentage: 0 },
      { star: 1, count: 1, percentage: 25 },
    ],
  })
})

test("divides nothing by zero without reviews", () => {
  expect(averageOf([0, 0, 0, 0, 0])).toBe(0)
  expect(summaryOf([0, 0, 0, 0, 0]).breakdown.every(({ percentage }) => percentage === 0)).toBe(true)
})
