import express from "express"
import type { AddressInfo } from "node:net"
import type { Server } from "node:http"
import { afterEach, expect, test } from "vitest"
import { pages } from "../server/pages.mjs"

const settings = {
  publicUrl: "http://shop.test",
  razorpayOrigin: "https://checkout.razorpay.com",
  googleOrigin: "https://google.test",
}
let server: Server | undefined
afterEach(() => server?.close())

/** A shop whose every page is drawn by `draw`; gives a way to ask it. */
async function shop(draw: (path: string, drawnBefore: number, nonce: string) => Response) {
  let drawn = 0
  const app = express()
  app.use((_req, res, next) => {
    res.locals.nonce = `n${drawn}`
    next()
  })
  app.use(
    pages(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      return draw(new URL(request.url).pathname, drawn++, request.headers.get("x-page-nonce") ?? "")
    }, settings) as express.RequestHandler,
  )
  server = app.listen(0, "127.0.0.1")
  await new Promise((resolve) => server!.once("listening", resolve))
  const { port } = server!.address() as AddressInfo
  return {
    ask: (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init),
    drawn: () => drawn,
  }
}

const page = (text: string, control: string, status = 200) =>
  new Response(text, { status, headers: { "content-type": "text/html", "cache-control": control } })

test("draws a page once for a crowd, and keeps it", async () => {
  const { ask, drawn } = await shop(() => page("<p>Home</p>", "public, s-maxage=30"))
  const crowd = await Promise.all(Array.from({ length: 8 }, () => ask("/")))
  expect(await Promise.all(crowd.map((answer) => answer.text()))).toEqual(Array(8).fill("<p>Home</p>"))
  expect((await ask("/")).headers.get("x-page-cache")).toBe("hit")
  expect(drawn()).toBe(1)
})

test("never keeps a page that says so, nor one that is not there, nor one that sets a cookie", async () => {
  const { ask, drawn } = await shop((path) => {
    if (path === "/gone") return page("no", "public, s-maxage=30", 404)
    const answer = page("mine", path === "/mine" ? "no-store" : "public, s-maxage=30")
    if (path === "/cookie") answer.headers.set("set-cookie", "a=1")
    return answer
  })
  for (const path of ["/mine", "/gone", "/cookie"])
    for (let i = 0; i < 2; i++) expect((await ask(path)).headers.get("cache-control")).toBe("no-store")
  expect(drawn()).toBe(6)
})

test("gives a stale page at once while a fresh one is drawn behind it", async () => {
  const { ask } = await shop((_path, before) =>
    page(`version ${before}`, `public, s-maxage=${before ? 30 : 1}, stale-while-revalidate=60`),
  )
  await ask("/")
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  const stale = await ask("/")
  expect([stale.headers.get("x-page-cache"), await stale.text()]).toEqual(["stale", "version 0"])
  await new Promise((resolve) => setTimeout(resolve, 120))
  expect(await (await ask("/")).text()).toBe("version 1")
})

test("lets a kept page run its own scripts: the policy carries the nonce it was drawn with", async () => {
  const { ask } = await shop((_path, _before, nonce) => page(`<script nonce="${nonce}">`, "public, s-maxage=30"))
  for (let i = 0; i < 2; i++) {
    const answer = await ask("/")
    const nonce = (await answer.text()).match(/nonce="([^"]+)"/)![1]
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`)
  }
})

test("lets in the scripts of Google and of the payment window from where the settings say, and nobody else's", async () => {
  const { ask } = await shop(() => page("same", "public, s-maxage=30"))
  const policy = (await ask("/")).headers.get("content-security-policy")!
  const allowed = (name: string) =>
    policy
      .split("; ")
      .find((line) => line.startsWith(`${name} `))!
      .split(" ")
      .filter((source) => source.includes("://"))
  expect(allowed("script-src")).toEqual([
    settings.googleOrigin,
    settings.razorpayOrigin,
    "https://api.razorpay.com",
    "https://*.razorpay.com",
  ])
  for (const name of ["frame-src", "connect-src"]) expect(allowed(name)).toContain(settings.googleOrigin)
  expect(allowed("default-src")).toEqual([])
})

test("answers 304 to a browser that has the page, and takes no writing", async () => {
  const { ask } = await shop(() => page("same", "public, s-maxage=30"))
  const etag = (await ask("/")).headers.get("etag")!
  expect((await ask("/", { headers: { "if-none-match": etag } })).status).toBe(304)
  expect((await ask("/", { method: "POST" })).status).toBe(405)
})
