import { expect, test } from "vitest"
import { clockText } from "~/lib/moments"
import { secondsUntil } from "./use-countdown"

test("shows a countdown in minutes and seconds", () => {
  expect([300, 120, 61, 60, 59, 9, 0].map(clockText)).toEqual(["5:00", "2:00", "1:01", "1:00", "0:59", "0:09", "0:00"])
})

test("counts a second until it is over, and nothing below zero", () => {
  expect([120_000, 119_001, 119_000, 1, 0, -5_000].map((left) => secondsUntil(1_000_000 + left, 1_000_000))).toEqual([
    120, 120, 119, 1, 0, 0,
  ])
})
