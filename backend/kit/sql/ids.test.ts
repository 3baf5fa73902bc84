import { expect, test, vi } from "vitest"
import { newId } from "./ids"

test("shows an id's kind, and sorts ids by their age", () => {
  vi.useFakeTimers()
  const ids = [0, 1, 2_000, 3_600_000].map((ms) => {
    vi.setSystemTime(1_763_800_000_000 + ms)
    return newId("chk")
  })
  vi.useRealTimers()
  for (const id of ids) expect(id).toMatch(/^chk_[0-9A-HJKMNP-TV-Z]{26}$/)
  expect([...ids].sort()).toEqual(ids)
  expect(new Set(Array.from({ length: 1_000 }, () => newId("chk"))).size).toBe(1_000)
})
