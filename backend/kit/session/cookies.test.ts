import express from "express"
import type { AddressInfo } from "node:net"
import type { Server } from "node:http"
import { afterEach, expect, test } from "vitest"
import { cookieName, giveCookie, readCookie, takeCookie } from "./cookies"

const before = process.env.PUBLIC_URL
let server: Server
afterEach(() => {
  if (before === undefined) delete process.env.PUBLIC_URL
  else process.env.PUBLIC_URL = before
  server.close()
})

/** A server that sets a shopper's cookie, clears it, and returns what it reads. */
async function door(publicUrl: string) {
  process.env.PUBLIC_URL = publicUrl
  const app = express()
  app.get("/give", (_req, res) => void giveCookie(res, "shop", "secret").end())
  app.get("/give-staff", (_req, res) => void giveCookie(res, "staff", "secret").end())
  app.get("/take", (_req, res) => void takeCookie(res, "shop").end())
  app.get("/read", (req, res) => void res.json([readCookie(req, "shop"), readCookie(req, "staff")]))
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server.once("listening", resolve))
  const ask = (path: string, cookie = "") =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers: { cookie } })
  return {
    given: async (path: string) => (await ask(path)).headers.getSetCookie()[0]!,
    read: async (cookie: string) => (await ask("/read", cookie)).json(),
  }
}

test("names a session's cookie over TLS so that no browser accepts it over plain http", async () => {
  const { given, read } = await door("https://shop.example")
  expect(await given("/give")).toMatch(
    /^__Secure-silai_shop=secret; Max-Age=\d+; Path=\/api; .*HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await given("/take")).toMatch(/^__Secure-silai_shop=; Path=\/api; Expires=Thu, 01 Jan 1970.*Secure/)
  expect(await read("__Secure-silai_shop=a; __Secure-silai_staff=b")).toEqual(["a", "b"])
  // Planted over plain http, under the name that it would have there.
  expect(await read("silai_shop=planted; silai_staff=planted")).toEqual([null, null])
})

test("does not send the back office's cookie with requests that another site started", async () => {
  const { given } = await door("https://shop.example")
  expect(await given("/give-staff")).toMatch(/^__Secure-silai_staff=secret; .*SameSite=Strict$/)
})

test("uses a plain name over plain http, on this machine", async () => {
  const { given, read } = await door("http://localhost:8000")
  expect(await given("/give")).toMatch(/^silai_shop=secret; /)
  expect(await read("silai_shop=a; __Secure-silai_shop=b")).toEqual(["a", null])
  expect(cookieName("staff")).toBe("silai_staff")
})
