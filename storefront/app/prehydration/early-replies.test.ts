import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { forgetEarlyReplies } from "./early-replies"
import { call, entry, setTransport } from "~/lib/call"

const who = entry("/customer/authenticate")
const guest = { success: true, user: null }
const asha = { success: true, user: { name: "Asha" } }
const asked = (reply: unknown, body = "{}") =>
  (globalThis.early = { [`/customer/authenticate${body}`]: Promise.resolve(reply) })

beforeEach(() => setTransport())
afterEach(() => {
  forgetEarlyReplies()
  vi.unstubAllGlobals()
})
const shopMessages = (reply: unknown) => {
  const shop = vi.fn(async () => Response.json(reply))
  vi.stubGlobal("fetch", shop)
  return shop
}

test("does not repeat a call that the page has already made, and uses its reply once", async () => {
  const shop = shopMessages(asha)
  asked(guest)
  expect(await call(who, {})).toEqual(guest)
  expect(shop).not.toHaveBeenCalled()
  expect(await call(who, {})).toEqual(asha)
})

test("makes a refused call, or one with another body, as usual", async () => {
  shopMessages(asha)
  asked(null)
  expect(await call(who, {})).toEqual(asha)
  asked(guest, '{"customerId":"c1"}')
  expect(await call(who, {})).toEqual(asha)
})

test("uses no earlier replies after a sign-in or sign-out", async () => {
  shopMessages(asha)
  asked(guest)
  forgetEarlyReplies()
  expect(await call(who, {})).toEqual(asha)
})
