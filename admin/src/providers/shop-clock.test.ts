import { afterEach, expect, it, vi } from "vitest"
import { learnClock, shopNow } from "./shop-clock"

const SERVER = Date.parse("2026-11-27T10:00:00Z")
const replied = (date?: string) => learnClock({ headers: new Headers(date ? { date } : {}) })
const computerIs = (ms: number) => vi.setSystemTime(SERVER + ms)
vi.useFakeTimers()
afterEach(() => {
  computerIs(0)
  replied(new Date(SERVER).toUTCString())
})

it.each([3 * 3600e3, -20 * 60e3])("corrects a computer's clock that is %i ms ahead", (ahead) => {
  computerIs(ahead)
  replied(new Date(SERVER).toUTCString())
  expect(shopNow()).toBe(SERVER)
  vi.advanceTimersByTime(5_000)
  expect(shopNow()).toBe(SERVER + 5_000)
})

it("keeps the computer's time when only the network was slow", () => {
  computerIs(4_200)
  replied(new Date(SERVER).toUTCString())
  expect(shopNow()).toBe(SERVER + 4_200)
})

it("uses the computer's clock again once it is set right", () => {
  computerIs(3600e3)
  replied(new Date(SERVER).toUTCString())
  computerIs(1_000)
  replied(new Date(SERVER).toUTCString())
  expect(shopNow()).toBe(SERVER + 1_000)
})

it("ignores a reply without a date", () => {
  computerIs(3600e3)
  replied()
  expect(shopNow()).toBe(SERVER + 3600e3)
})
