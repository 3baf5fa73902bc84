import { act, useEffect } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { useOtp } from "./use-otp"

const [mine, other] = ["9876543210", "9123456780"]
const shop = vi.fn<(path: string, body: unknown) => Promise<unknown>>()
const onSent = vi.fn()
let code: ReturnType<typeof useOtp>
let root: Root

const see = (now: typeof code) => (code = now)

function TestPage() {
  const now = useOtp("change-phone", onSent)
  useEffect(() => void see(now))
  return null
}

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 })
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  for (const mock of [shop, onSent]) mock.mockReset()
  shop.mockResolvedValue({})
  setTransport((path, body) => shop(path, body))
  root = createRoot(document.createElement("div"))
  act(() => root.render(<TestPage />))
})
afterEach(() => {
  act(() => root.unmount())
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test("sends one code on two quick presses, with one message", async () => {
  await act(async () => void (await Promise.all([code.send(mine), code.send(mine)])))
  expect(shop).toHaveBeenCalledOnce()
  expect(onSent).toHaveBeenCalledOnce()
  expect([code.sentAt(mine), code.sentAt(other)]).toEqual([1_000_000, null])
})

test("sends the same phone no other code while the shop would refuse it, and lets an old code expire", async () => {
  await act(() => code.send(mine))
  expect([code.isFresh(mine), code.isFresh(other), code.isAlive(mine)]).toEqual([true, false, true])
  vi.advanceTimersByTime(61_000)
  expect([code.isFresh(mine), code.isAlive(mine)]).toEqual([false, true])
  vi.advanceTimersByTime(240_000)
  expect(code.isAlive(mine)).toBe(false)
})

test("leaves everything unchanged when a carrier is down, and sends on the next press", async () => {
  shop.mockRejectedValueOnce(
    new CallRefused("account.otp_not_sent", "Failed to send OTP. Please try again.", 503, "phone"),
  )
  await act(() => expect(code.send(mine)).rejects.toThrow("Failed to send OTP."))
  expect([code.sentAt(mine), code.isSending, onSent.mock.calls.length]).toEqual([null, false, 0])
  await act(() => code.send(mine))
  expect(code.sentAt(mine)).not.toBeNull()
})

test("proves only its own phone by a right code for some minutes, and not after a new code was sent", async () => {
  await act(() => code.send(mine))
  await act(() => code.verify(mine, "123456"))
  expect([code.isProven(mine), code.isProven(other), code.proven?.phone]).toEqual([true, false, mine])
  vi.advanceTimersByTime(571_000)
  expect(code.isProven(mine)).toBe(false)
  await act(() => code.verify(mine, "123456"))
  await act(() => code.send(other))
  expect([code.isProven(mine), code.proven]).toEqual([false, null])
})

test("allows another code at once after an expired one, and another try after a wrong one", async () => {
  await act(() => code.send(mine))
  shop.mockRejectedValueOnce(new CallRefused("account.otp_wrong", "Invalid OTP. Please try again.", 400, "otp"))
  await act(() => expect(code.verify(mine, "111111")).rejects.toThrow("Invalid OTP."))
  expect(code.isAlive(mine)).toBe(true)
  shop.mockRejectedValueOnce(new CallRefused("account.otp_over", "This OTP is no longer valid.", 410, "otp"))
  await act(() => expect(code.verify(mine, "111111")).rejects.toThrow("no longer valid"))
  expect([code.isAlive(mine), code.sentAt(mine)]).toEqual([false, 0])
})

test("accepts a proof after a reload as long as the shop does, and keeps a code's end", async () => {
  act(() => void expect(code.recall({ proven: { phone: mine, at: 1_000_000 - 60_000 } })).toBe(true))
  expect([code.isProven(mine), code.isProven(other)]).toEqual([true, false])
  act(() => void expect(code.recall({ proven: { phone: mine, at: 1_000_000 - 600_000 } })).toBe(false))
  expect([code.isProven(mine), code.proven]).toEqual([false, null])
  act(() => void expect(code.recall({ sent: { phone: other, at: 1_000_000 - 90_000 } })).toBe(true))
  expect([code.sentAt(other), code.isFresh(other), code.isAlive(other)]).toEqual([910_000, false, true])
})
