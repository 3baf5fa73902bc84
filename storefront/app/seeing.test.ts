import express from "express"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { afterEach, expect, test, vi } from "vitest"
import { plainTargets } from "../server/addresses.mjs"
import { pages } from "../server/pages.mjs"
import { figures, seeRequests } from "../server/seeing.mjs"
import { watchShop } from "../server/shop-changes.mjs"

const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

async function listening(server: Server): Promise<string> {
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const errorPage = `<p>Oops</p><small id="request-reference" title="x"></small>`

/** The shop's server with a home page, and an order page that cannot be rendered; its log is captured. */
async function shop() {
  const lines: Record<string, unknown>[] = []
  const write = vi.spyOn(process.stdout, "write").mockImplementation((text) => {
    lines.push(JSON.parse(String(text)) as Record<string, unknown>)
    return true
  })
  const draw = async (request: Request) =>
    new URL(request.url).pathname === "/"
      ? new Response("<p>Home</p>", {
          headers: { "content-type": "text/html", "cache-control": "public, s-maxage=30" },
        })
      : new Response(errorPage, { status: 500, headers: { "content-type": "text/html" } })
  const app = express()
  app.use(plainTargets, seeRequests)
  app.get("/metrics", figures("a-token"))
  const settings = {
    publicUrl: "http://shop.test",
    windowSources: [],
    googleScript: "https://accounts.google.com/gsi/client",
  }
  app.use(pages(draw, settings) as express.RequestHandler)
  const at = await listening(createServer(app))
  return {
    ask: (path: string, headers: Record<string, string> = {}) => fetch(at + path, { headers }),
    lines,
    quiet: () => write.mockRestore(),
  }
}

test("shows the id of its log line on an error page, and has no order in the line", async () => {
  const { ask, lines, quiet } = await shop()
  const reply = await ask("/order-confirmation/order_123?key=secret", { "x-request-id": "made-up-by-a-client" })
  const html = await reply.text()
  await vi.waitFor(() => expect(lines).toHaveLength(1))
  quiet()
  const id = reply.headers.get("x-request-id")!
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(html).toContain(`<small id="request-reference" title="x">${id}</small>`)
  expect(lines[0]).toMatchObject({
    event: "page",
    level: "error",
    request: id,
    page: "/order-confirmation/:name",
    status: 500,
  })
  expect(JSON.stringify(lines)).not.toMatch(/order_123|secret/)
})

test("counts cached pages for callers with the token only", async () => {
  const { ask, quiet } = await shop()
  const counted = async (how: string) => {
    const text = await (await ask("/metrics", { authorization: "Bearer a-token" })).text()
    return Number(new RegExp(`silai_page_cache_total\\{how="${how}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
  }
  const before = await counted("hit")
  await (await ask("/")).text()
  await (await ask("/")).text()
  await vi.waitFor(async () => expect(await counted("hit")).toBe(before + 1))
  quiet()
  expect((await ask("/metrics")).status).toBe(401)
  expect((await ask("/metrics", { authorization: "Bearer another" })).status).toBe(401)
})

test("rereads the shop's facts when their version changes, and always without a version", async () => {
  let word: string | null = "one"
  let asked = 0
  const backend = createServer((_req, res) => {
    asked++
    res.setHeader("content-type", "application/json").end(JSON.stringify({ version: word }))
  })
  const apiUrl = await listening(backend)
  const read = vi.fn(async (): Promise<boolean | null> => word === "two")
  const changed = vi.fn()
  const end = watchShop({ apiUrl, read, changed, everyMs: 5 })
  const someMore = async () => {
    const before = asked
    await vi.waitFor(() => expect(asked).toBeGreaterThan(before + 3))
  }
  await someMore()
  expect(read).toHaveBeenCalledTimes(1)
  word = "two"
  await someMore()
  expect([read.mock.calls.length, changed.mock.calls.length]).toEqual([2, 1])
  // A value that could not be read is read again.
  word = "three"
  read.mockResolvedValueOnce(null)
  await someMore()
  expect(read).toHaveBeenCalledTimes(4)
  // One failed read stops nothing.
  const logged = vi.spyOn(console, "error").mockImplementation(() => {})
  word = "four"
  read.mockRejectedValueOnce(new Error("no answer"))
  await someMore()
  expect([read.mock.calls.length, logged.mock.calls.length]).toEqual([6, 1])
  logged.mockRestore()
  word = null
  await someMore()
  end()
  expect(read.mock.calls.length).toBeGreaterThan(7)
})
