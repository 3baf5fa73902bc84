import type { PushNotice } from "@silai/contracts/push/notice"
import { afterEach, expect, test, vi } from "vitest"
import webPush from "web-push"
import { openWebPush } from "./web-push"

const pair = () => webPush.generateVAPIDKeys()
const keys = { ...pair(), subject: "mailto:owner@silai.example" }
const to = {
  endpoint: "https://fcm.googleapis.com/fcm/send/x",
  p256dh: pair().publicKey,
  auth: Buffer.alloc(16, 7).toString("base64url"),
}
const notice: PushNotice = { title: "Silai", body: "नया ऑर्डर", path: "/", tag: "order" }

const answers = (status: number, headers: Record<string, string> = {}) => {
  const asked = vi.fn<typeof fetch>(async () => new Response(null, { status, headers }))
  vi.stubGlobal("fetch", asked)
  return asked
}
afterEach(() => vi.unstubAllGlobals())

test("sends a notice encrypted, with the shop's key, and replaces an earlier one of the same tag", async () => {
  const asked = answers(201)
  expect(await openWebPush(keys, null).send(to, notice)).toBe("sent")
  const [address, init] = asked.mock.calls[0]!
  const headers = new Headers(init!.headers)
  expect(address).toBe(to.endpoint)
  expect(headers.get("authorization")).toMatch(/^vapid t=[\w.-]+, k=[\w-]{87}$/)
  expect(headers.get("topic")).toMatch(/^[\w-]{32}$/)
  expect(headers.get("content-encoding")).toBe("aes128gcm")
  expect(Buffer.from(init!.body as Uint8Array).toString("latin1")).not.toContain("Silai")
  expect(init).toMatchObject({ method: "POST", redirect: "manual" })
})

test("treats a browser that has ended its subscription as gone", async () => {
  for (const status of [404, 410]) {
    answers(status)
    expect(await openWebPush(keys, null).send(to, notice)).toBe("gone")
  }
})

test.each([
  [429, { "retry-after": "90" }, { kind: "temporary", waitSeconds: 90 }],
  [503, {}, { kind: "temporary", waitSeconds: 0 }],
  [403, {}, { kind: "permanent" }],
  [413, {}, { kind: "permanent" }],
  [302, { location: "http://127.0.0.1/" }, { kind: "permanent" }],
])("takes an answer %i for no delivery", async (status, headers, error) => {
  const asked = answers(status, headers as Record<string, string>)
  await expect(openWebPush(keys, null).send(to, notice)).rejects.toMatchObject(error)
  expect(asked).toHaveBeenCalledOnce()
})

test("reaches no other host, even when the address is stored already", async () => {
  const asked = answers(201)
  expect(await openWebPush(keys, null).send({ ...to, endpoint: "http://127.0.0.1:9000/" }, notice)).toBe("gone")
  expect(asked).not.toHaveBeenCalled()
})

test("refuses at the start two keys that do not match", () => {
  expect(() => openWebPush({ ...keys, publicKey: pair().publicKey }, null)).toThrow("are not one pair")
})
