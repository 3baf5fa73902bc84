import { randomBytes } from "node:crypto"
import { afterEach, expect, test, vi } from "vitest"
import webPush from "web-push"
import { openWebPush } from "../src/client/web-push"
import { decryptNotice } from "./decrypt"
import { isSigned } from "./signed"

const pair = () => webPush.generateVAPIDKeys()
const keys = { ...pair(), subject: "mailto:owner@silai.example" }
const browser = { ...pair(), auth: randomBytes(16).toString("base64url") }
const origin = "http://127.0.0.1:8010"
const notice = { title: "Silai: order SL-000042", body: "आपका ऑर्डर रास्ते में है", path: "/", tag: "order" }

afterEach(() => vi.unstubAllGlobals())

/** Sends a notice of the shop to this browser. */
async function sent(): Promise<{ body: Buffer; authorization: string }> {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status: 201 }))
  vi.stubGlobal("fetch", asked)
  const to = { endpoint: `${origin}/push/send/x`, p256dh: browser.publicKey, auth: browser.auth }
  await openWebPush(keys, `${origin}/push`).send(to, notice)
  const { body, headers } = asked.mock.calls[0]![1]!
  return { body: Buffer.from(body as Uint8Array), authorization: new Headers(headers).get("authorization")! }
}

test("lets only the right browser read a notice of the shop", async () => {
  const { body } = await sent()
  expect(JSON.parse(decryptNotice(body, browser))).toEqual(notice)
  expect(() => decryptNotice(body, { ...pair(), auth: browser.auth })).toThrow("unable to authenticate data")
  expect(() => decryptNotice(body, { ...browser, auth: randomBytes(16).toString("base64url") })).toThrow(
    "unable to authenticate data",
  )
})

test("is signed with the shop's key, for this push service and for a day at most", async () => {
  const { authorization } = await sent()
  const now = Date.now()
  expect(isSigned(authorization, keys.publicKey, origin, now)).toBe(true)
  expect(isSigned(authorization, pair().publicKey, origin, now)).toBe(false)
  expect(isSigned(authorization, keys.publicKey, "https://fcm.googleapis.com", now)).toBe(false)
  expect(isSigned(authorization, keys.publicKey, origin, now + 25 * 3_600_000)).toBe(false)
  expect(isSigned(undefined, keys.publicKey, origin, now)).toBe(false)
})
