import { afterEach, expect, test, vi } from "vitest"
import { forgetEarlyReplies } from "./early-replies"
import { call, entry } from "~/lib/call"

const who = entry("/customer/authenticate")
const guest = { success: true, user: null }
const asha = { success: true, user: { name: "Asha" } }
const asked = (reply: unknown, body = "{}") =>
  (globalThis.early = { [`/customer/authenticate${body}`]: Promise.resolve(reply) })

afterEach(() => {
  forgetEarlyReplies()
  vi.unstubAllGlobals()
})
const shopSays = (reply: unknown) => {
  const shop = vi.fn(async () => Response.json(reply))
  vi.stubGlobal("fetch", shop)
  return shop
}

test("what the page has asked already is not asked again, and is given once", async () => {
  const shop = shopSays(asha)
  asked(guest)
  expect(await call(who, {})).toEqual(guest)
  expect(shop).not.toHaveBeenCalled()
  expect(await call(who, {})).toEqual(asha)
})

test("what it was refused, or asked otherwise, is asked as ever", async () => {
  shopSays(asha)
  asked(null)
  expect(await call(who, {})).toEqual(asha)
  asked(guest, '{"customerId":"c1"}')
  expect(await call(who, {})).toEqual(asha)
})

test("nobody who signs in or out is given what was asked before", async () => {
  shopSays(asha)
  asked(guest)
  forgetEarlyReplies()
  expect(await call(who, {})).toEqual(asha)
})
