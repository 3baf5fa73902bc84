import { PUSH } from "@silai/contracts/push/limits"
import { expect, test } from "vitest"
import { waitOf } from "./retry-after"

const now = Date.parse("2026-11-26T06:00:00Z")

test("reads how long a push service asks to wait, in seconds or by a date", () => {
  expect(waitOf("120", now)).toBe(120)
  expect(waitOf("Thu, 26 Nov 2026 06:05:00 GMT", now)).toBe(300)
})

test("ignores an unreadable pause, and limits a long one", () => {
  for (const header of [null, "", "soon", "-5", "Thu, 26 Nov 2026 05:00:00 GMT"]) expect(waitOf(header, now)).toBe(0)
  expect(waitOf("999999999", now)).toBe(PUSH.maxWaitSeconds)
})
