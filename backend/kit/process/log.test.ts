import { expect, test } from "vitest"
import { countWarning } from "./log"

test("writes a few lines a minute during a flood of one refusal, and says later how many it left out", () => {
  const now = Date.UTC(2026, 10, 22)
  const counts = Array.from({ length: 500 }, () => countWarning("house.foreign_origin", now)).filter(
    (more) => more !== null,
  )
  expect(counts).toHaveLength(20)
  expect(countWarning("house.not_allowed", now)).toBe(0)
  expect(countWarning("house.foreign_origin", now + 60_000)).toBe(480)
  expect(countWarning("house.foreign_origin", now + 61_000)).toBe(0)
})
