import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import express, { Router } from "express"
import { afterAll, beforeAll, expect, test } from "vitest"
import { GoogleTokens } from "../src/providers/google-tokens"
import { mount } from "./mount"
import { people } from "./people"

const clientId = "the-shop.apps.googleusercontent.com"
let server: Server
let base: string

beforeAll(async () => {
  const router = Router()
  await mount(router, {
    settings: { GOOGLE_CLIENT_ID: clientId },
    clock: { now: Date.now },
    store: (_name, empty) => ({ state: empty, save: () => undefined }),
  })
  server = await new Promise((resolve) => {
    const listening = express()
      .use("/google", router)
      .listen(0, "127.0.0.1", () => resolve(listening))
  })
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/google`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = async <Reply>(path: string, body: unknown = {}) =>
  (
    await fetch(base + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json() as Promise<Reply>
const reader = (certs = "/oauth2/v1/certs") => new GoogleTokens({ clientId, certsUrl: base + certs })
const tokenWith = async (wish: object) => (await post<{ token: string }>("/__token", { nonce: "n-1", ...wish })).token

test("gives the account chosen in the window a token that the shop's own check accepts, or refuses as its name says", async () => {
  const page = await (await fetch(`${base}/choose?client_id=${clientId}&nonce=n-1&origin=http://localhost:8000`)).text()
  const tokens = [...page.matchAll(/data-token="([^"]+)"/g)].map(([, token]) => token!)
  expect(tokens).toHaveLength(people.length)
  const read = await Promise.all(tokens.map((token) => reader().read(token)))
  expect(read.slice(0, 3).map((person) => [person?.name, person?.emailVerified, person?.nonce])).toEqual(
    people.slice(0, 3).map(({ name }) => [name, true, "n-1"]),
  )
  expect(read[3]).toMatchObject({ emailVerified: false })
  expect(read.slice(4)).toEqual([null, null])
  expect(page).toContain('"http://localhost:8000"')
})

test("shows an origin that would break out of the window's script as plain text", async () => {
  const page = await (
    await fetch(`${base}/choose?origin=${encodeURIComponent("</script><script>alert(1)</script>")}`)
  ).text()
  expect(page.match(/<script>/g)).toHaveLength(1)
})

test.each([{ fault: "expired" }, { fault: "wrong-audience" }, { fault: "wrong-issuer" }, { forged: true }])(
  "refuses a token with %j",
  async (wish) => {
    expect(await reader().read(await tokenWith(wish))).toBeNull()
  },
)

test("accepts a token issued before one change of keys, and new ones too", async () => {
  const before = await tokenWith({ email: "asha@gmail.example" })
  await post("/__rotate")
  const check = reader()
  expect(await check.read(before)).toMatchObject({ email: "asha@gmail.example" })
  expect(await check.read(await tokenWith({}))).not.toBeNull()
})

test("refuses sign-in without certificates", async () => {
  await post("/__faults", { certs: "down" })
  expect(await reader().read(await tokenWith({}))).toBeNull()
  await post("/__faults", { reset: true })
})

test("serves the page's script where the shop loads it", async () => {
  const script = await (await fetch(`${base}/gsi/client`)).text()
  expect(script).toContain("renderButton")
})
