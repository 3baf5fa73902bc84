import express from "express"
import type { AddressInfo } from "node:net"
import type { Server } from "node:http"
import { afterEach, expect, test, vi } from "vitest"
import { createHash } from "node:crypto"
import { connect } from "node:net"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { NAMED, pageAddress, plainTargets, readNames } from "../server/addresses.mjs"
import { pages } from "../server/pages.mjs"

const settings = {
  publicUrl: "http://shop.test",
  windowSources: [
    {
      scripts: ["https://pay.example/window.js"],
      frames: ["https://pay.example/frame/"],
      calls: ["https://pay.example/api/"],
      pictures: ["https://pictures.pay.example/"],
    },
  ],
  googleScript: "https://accounts.google.com/gsi/client",
}
let server: Server | undefined
afterEach(() => server?.close())

/** A server that renders every page by `draw`; returns a function that requests from it. */
async function shop(draw: (path: string, drawnBefore: number, nonce: string) => Response | Promise<Response>) {
  let drawn = 0
  const app = express()
  app.use(plainTargets)
  app.use(
    pages(async (request) => {
      await new Promise((resolve) => setTimeout(resolve, 20))
      const { pathname, search } = new URL(request.url)
      return draw(pathname + search, drawn++, request.headers.get("x-page-nonce") ?? "")
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

test("renders a page once for a crowd, and keeps it", async () => {
  const { ask, drawn } = await shop(() => page("<p>Home</p>", "public, s-maxage=30"))
  const crowd = await Promise.all(Array.from({ length: 8 }, () => ask("/")))
  expect(await Promise.all(crowd.map((answer) => answer.text()))).toEqual(Array(8).fill("<p>Home</p>"))
  expect((await ask("/")).headers.get("x-page-cache")).toBe("hit")
  expect(drawn()).toBe(1)
})

test("never caches a page that forbids it, nor one that does not exist, nor one that sets a cookie", async () => {
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

test("reports a rendering error only on its own page, and serves the next one", async () => {
  const { ask } = await shop((path) => {
    if (path === "/broken") throw new Error("The page cannot be drawn.")
    return page("<p>Home</p>", "no-store")
  })
  expect([(await ask("/broken")).status, (await ask("/")).status]).toEqual([500, 200])
})

test("serves a stale page at once while a fresh one is rendered in the background", async () => {
  const { ask } = await shop((_path, before) =>
    page(`version ${before}`, `public, s-maxage=${before ? 30 : 1}, stale-while-revalidate=60`),
  )
  await ask("/")
  await new Promise((resolve) => setTimeout(resolve, 1_050))
  const stale = await ask("/")
  expect([stale.headers.get("x-page-cache"), await stale.text()]).toEqual(["stale", "version 0"])
  await vi.waitFor(async () => expect(await (await ask("/")).text()).toBe("version 1"), { timeout: 5_000 })
})

const policyOf = (answer: Response, name: string) =>
  answer.headers
    .get("content-security-policy")!
    .split("; ")
    .find((line) => line.startsWith(`${name} `))!
    .split(" ")
    .slice(1)

test("allows a page's own scripts by their hash, and no others, whatever a text in the page says", async () => {
  const own = `import("/assets/shop.js")`
  const { ask } = await shop((_path, _before, nonce) =>
    page(
      `<link nonce="${nonce}" rel="stylesheet"><script nonce="${nonce}" type="module">${own}</script><script>alert(1)</script><script nonce="guess">alert(2)</script>`,
      "public, s-maxage=30",
    ),
  )
  for (let i = 0; i < 2; i++) {
    const answer = await ask("/")
    const hash = `'sha256-${createHash("sha256").update(own).digest("base64")}'`
    expect(policyOf(answer, "script-src").filter((source) => /sha256|nonce|'unsafe/.test(source))).toEqual([hash])
    expect(await answer.text()).toBe(
      `<link rel="stylesheet"><script type="module">${own}</script><script>alert(1)</script><script nonce="guess">alert(2)</script>`,
    )
  }
})

test("allows the one script of Google and the one of the payment window, and the paths they need; no other", async () => {
  const { ask } = await shop(() => page("same", "public, s-maxage=30"))
  const answer = await ask("/")
  const allowed = (name: string) => policyOf(answer, name).filter((source) => source.includes(":"))
  expect(allowed("script-src")).toEqual([settings.googleScript, "https://pay.example/window.js"])
  expect(allowed("frame-src")).toEqual(["https://accounts.google.com/gsi/", "https://pay.example/frame/"])
  expect(allowed("style-src")).toEqual(["https://accounts.google.com/gsi/style"])
  expect(allowed("img-src")).toEqual(["data:", "blob:", "https://pictures.pay.example/"])
  expect(allowed("connect-src")).toEqual(["https://accounts.google.com/gsi/", "https://pay.example/api/"])
  expect(policyOf(answer, "base-uri")).toEqual(["'none'"])
  expect(allowed("default-src")).toEqual([])
})

test("serves the cached page for made-up parameters, which cost nothing and evict nothing", async () => {
  const { ask, drawn } = await shop(() => page("same", "public, s-maxage=30"))
  await ask("/about")
  await ask("/")
  for (let n = 0; n < 600; n++) expect((await ask(`/?x=${n}`)).headers.get("x-page-cache")).toBe("hit")
  expect((await ask("/about?utm_source=letter")).headers.get("x-page-cache")).toBe("hit")
  expect(drawn()).toBe(2)
})

test("caches pages by the parameters they read, without evicting those without parameters", async () => {
  const { ask, drawn } = await shop((path) => page(path, "public, s-maxage=30"))
  await ask("/explore")
  expect(await (await ask("/explore?page=2&x=1&category=Shirts")).text()).toBe("/explore?category=Shirts&page=2")
  expect((await ask("/explore?category=Shirts&page=2")).headers.get("x-page-cache")).toBe("hit")
  for (let n = 0; n < 250; n++) await ask(`/explore?page=${n}`)
  expect((await ask("/explore")).headers.get("x-page-cache")).toBe("hit")
  expect((await ask("/explore?page=249")).headers.get("x-page-cache")).toBe("hit")
  // Least recently used, so it was evicted first.
  expect((await ask("/explore?category=Shirts&page=2")).headers.get("x-page-cache")).toBe("miss")
  expect(drawn()).toBe(253)
}, 30_000)

test("lists each parameter that a page reads where addresses are normalised", () => {
  const folder = import.meta.dirname
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => /\.tsx?$/.test(name) && !name.includes(".test."),
  )
  const read = files.flatMap((name) =>
    [
      ...readFileSync(join(folder, name), "utf8").matchAll(
        /\b(?:search|searchParams|useSearchParams\(\)\[0\])\.get(?:All)?\("(\w+)"/g,
      ),
    ].map(([, parameter]) => parameter!),
  )
  expect(read.length).toBeGreaterThan(8)
  expect(read.filter((parameter) => !readNames.has(parameter))).toEqual([])
})

test("redirects another spelling of a page's path to the page", async () => {
  const { ask } = await shop((path) => page(path, "public, s-maxage=30"))
  const answer = await ask("//explore//all/?page=2&x=1", { redirect: "manual" })
  expect([answer.status, answer.headers.get("location")]).toEqual([301, "/explore/all?page=2"])
  expect((await ask("//evil.example/", { redirect: "manual" })).headers.get("location")).toBe("/evil.example")
  expect(pageAddress("/explore.data?_routes=a&page=2&x=1")?.address).toBe("/explore.data?page=2&_routes=a")
  expect(pageAddress("/_root.data?_routes=a&page=2")?.address).toBe("/_root.data?_routes=a")
})

test("treats capitals and another order of parameters as the same page, and leaves typed text as it is", async () => {
  const { ask, drawn } = await shop((path) => page(path, "public, s-maxage=30"))
  for (const address of [
    "/explore?category=Shirts&tag=new",
    "/Explore?tag=new&category=Shirts",
    "/EXPLORE/?x=1&tag=new&category=Shirts",
  ])
    expect(await (await ask(address)).text()).toBe("/explore?category=Shirts&tag=new")
  expect(drawn()).toBe(1)
  const moved = await ask("/Search/Product/Blue%20Shirt", { redirect: "manual" })
  expect([moved.status, moved.headers.get("location")]).toEqual([301, "/search/product/Blue%20Shirt"])
  for (const address of ["/order-confirmation/order_01ABC", "/search/pages/FAQ", "/product/view/Classic-White"])
    expect(pageAddress(address)).toMatchObject({ address, moved: false })
})

test("lists each page with a name or number in its path where addresses are normalised", () => {
  const routes = readFileSync(join(import.meta.dirname, "routes.ts"), "utf8")
  const paths = [...routes.matchAll(/route\("([^"*]+)"/g)].map(([, path]) => `/${path}`)
  const named = paths.filter((path) => path.includes("/:"))
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((path) => NAMED.exec(path)?.[0] !== path.slice(0, path.indexOf("/:")))).toEqual([])
  expect(paths.filter((path) => !named.includes(path) && path !== path.toLowerCase())).toEqual([])
})

test("lets more pages than can be rendered wait a little, and asks a request that would wait too long to retry", async () => {
  let open = () => {}
  const opened = new Promise<void>((resolve) => (open = resolve))
  const { ask } = await shop((path) => opened.then(() => page(path, "no-store")))
  const answers: Response[] = []
  const crowd = Array.from({ length: 80 }, (_, n) => ask(`/product/${n}`).then((answer) => answers.push(answer)))
  await expect.poll(() => answers.length, { timeout: 10_000 }).toBe(32)
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]))
  expect([answers[0]?.headers.get("retry-after"), answers[0]?.headers.get("cache-control")]).toEqual(["3", "no-store"])
  open()
  await Promise.all(crowd)
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(48)
  expect((await ask("/product/later")).status).toBe(200)
}, 30_000)

test("reads a full URL in the request line as its path; refuses an invalid one without a server error", async () => {
  await shop((path) => page(path, "no-store"))
  const { port } = server!.address() as AddressInfo
  const raw = (line: string) =>
    new Promise<string>((resolve) => {
      let words = ""
      const socket = connect(port, "127.0.0.1", () =>
        socket.write(`${line} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
      )
      socket.on("data", (chunk) => (words += String(chunk))).on("close", () => resolve(words))
    })
  expect(await raw("GET http://any/about?x=1")).toMatch(/^HTTP\/1.1 200 [^]*\/about$/)
  expect(await raw("GET http://any")).toMatch(/^HTTP\/1.1 200 /)
  for (const line of ["GET *", "GET http:///", "OPTIONS *", "GET https://", "GET http://a:b:c/"])
    expect([line, (await raw(line)).slice(9, 12)]).toEqual([line, expect.stringMatching(/^40[04]$/)])
})

test("replies 304 to a browser that has the page, and accepts no writes", async () => {
  const { ask } = await shop(() => page("same", "public, s-maxage=30"))
  const etag = (await ask("/")).headers.get("etag") ?? ""
  expect((await ask("/", { headers: { "if-none-match": etag } })).status).toBe(304)
  expect((await ask("/", { method: "POST" })).status).toBe(405)
})
