import type { Call } from "@silai/contracts/call"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { entry, unreachable } from "./call"

const nonce = entry<Call>("/customer/user/google-nonce", { opensSession: true })
const code = entry<Call>("/customer/otp/send", { opensSession: true })
const read = entry<Call>("/customer/variant/all")

let call: typeof import("./call").call
const sent: string[] = []
let settle: Record<string, { reply: () => void; fail: () => void }> = {}
// A call waits for those before it: each test begins with none.
beforeEach(async () => {
  vi.resetModules()
  const own = await import("./call")
  call = own.call
  own.setTransport(
    (path) =>
      new Promise((resolve, reject) => {
        sent.push(path)
        settle[path] = { reply: () => resolve({ success: true }), fail: () => reject(unreachable()) }
      }),
  )
})
afterEach(() => {
  vi.useRealTimers()
  sent.length = 0
  settle = {}
})
const isSent = (...paths: string[]) => vi.waitFor(() => expect(sent).toEqual(paths))

test("requests a code in the session that Google's nonce has opened: of two at once the later cookie would win", async () => {
  const first = call(nonce, {})
  const second = call(code, {})
  await isSent(nonce.path)
  void call(read, {})
  await isSent(nonce.path, read.path)
  settle[nonce.path]!.reply()
  await first
  await isSent(nonce.path, read.path, code.path)
  settle[code.path]!.reply()
  await second
})

test("does not stop a call that waits for another one that fails", async () => {
  const first = call(nonce, {})
  const second = call(code, {})
  await isSent(nonce.path)
  settle[nonce.path]!.fail()
  await expect(first).rejects.toThrow(unreachable().message)
  await isSent(nonce.path, code.path)
  settle[code.path]!.reply()
  await second
})

test("delays the next call after one that is never answered by some seconds only", async () => {
  vi.useFakeTimers()
  void call(nonce, {})
  void call(code, {})
  await vi.advanceTimersByTimeAsync(9_000)
  expect(sent).toEqual([nonce.path])
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sent).toEqual([nonce.path, code.path])
})

test("repeats a press without a reply under its key, until it gets one", async () => {
  vi.resetModules()
  const own = await import("./call")
  const keys: string[] = []
  const replies: (() => Response)[] = [
    () => {
      throw new TypeError("Failed to fetch")
    },
    () => new Response("<html>", { status: 502 }),
    () => Response.json({ success: true }),
    () => Response.json({ success: true }),
  ]
  vi.stubGlobal("fetch", (_address: string, { headers }: { headers: Record<string, string> }) => {
    keys.push(headers["idempotency-key"] ?? "")
    return Promise.resolve().then(() => replies.shift()!())
  })
  const cancel = entry<Call>("/customer/order/cancel")
  const press = (orderId: string) => own.call(cancel, { orderId }).catch(() => null)
  for (let time = 0; time < 4; time++) await press("order_1")
  replies.push(() => Response.json({ success: true }))
  await press("order_2")
  replies.push(() => Response.json({ success: true }))
  await own.call(read, {})
  const [first, second, third, fourth, other, plain] = keys
  expect(first).toMatch(/^[0-9a-f]{24}$/)
  expect([second, third]).toEqual([first, first])
  expect(new Set([first, fourth, other]).size).toBe(3)
  expect(plain).toBe("")
  vi.unstubAllGlobals()
})
