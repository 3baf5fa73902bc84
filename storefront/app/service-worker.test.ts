import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import vm from "node:vm"
import { OFFLINE } from "@silai/contracts/shop/limits"
import { offlineMessages } from "@silai/contracts/shop/messages"
import { afterAll, beforeEach, expect, test, vi } from "vitest"
import { workerScripts } from "../server/worker/serve.mjs"

const ORIGIN = "https://shop.example"
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "silai-worker-"))
fs.writeFileSync(path.join(folder, "house-Ab12.js"), "")
afterAll(() => fs.rmSync(folder, { recursive: true }))
const scripts = workerScripts(folder, "on")

/** A browser's cache, as far as the worker uses it: in the order of writing. */
class FakeCache {
  stored = new Map<string, Response>()
  match = async (key: string | Request) => this.stored.get(addressOf(key))?.clone()
  put = async (key: string | Request, response: Response) => void this.stored.set(addressOf(key), response)
  delete = async (key: string | Request) => this.stored.delete(addressOf(key))
  keys = async () => [...this.stored.keys()].map((url) => new Request(url))
}
const addressOf = (key: string | Request) => new URL(typeof key === "string" ? key : key.url, ORIGIN).href

/** A reply as the browser marks it: of the shop itself. */
function served(body: string, headers: Record<string, string> = {}, more: { status?: number; type?: string } = {}) {
  const response = new Response(body, {
    status: more.status ?? 200,
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=0", ...headers },
  })
  return Object.defineProperty(response, "type", { value: more.type ?? "basic" })
}

type Listener = (event: Record<string, unknown>) => void

/** One worker in a separate browser. */
function opened(script: string) {
  const stores = new Map<string, FakeCache>()
  const listeners = new Map<string, Listener>()
  const network = vi.fn<(asked: unknown) => Promise<Response>>(async () => served("<title>Page</title>"))
  const caches = {
    open: vi.fn(async (name: string) => {
      const found = stores.get(name) ?? new FakeCache()
      stores.set(name, found)
      return found
    }),
    match: async (key: string, { cacheName }: { cacheName: string }) => stores.get(cacheName)?.match(key),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  }
  const windows: { url: string; focus: () => Promise<void> }[] = []
  const openWindow = vi.fn()
  const self = {
    location: new URL(`${ORIGIN}/sw.js`),
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: { showNotification: vi.fn(), unregister: vi.fn() },
    clients: { matchAll: async () => windows, openWindow, claim: vi.fn() },
    skipWaiting: vi.fn(),
  }
  const setTimeout = vi.fn<(run: () => void, ms: number) => void>()
  vm.runInNewContext(script, {
    self,
    caches,
    fetch: network,
    setTimeout,
    URL,
    Response,
    Date,
    JSON,
    Promise,
    Set,
    Error,
  })
  /** Lets an event happen, and waits for all that the worker does with it. */
  async function happens(name: string, event: Record<string, unknown> = {}) {
    const work: Promise<unknown>[] = []
    let reply: Promise<Response> | undefined
    listeners.get(name)?.({
      ...event,
      waitUntil: (one: Promise<unknown>) => work.push(one),
      respondWith: (one: Promise<Response>) => (reply = one),
    })
    const response = await reply?.catch((error: unknown) => error as Error)
    await Promise.all(work)
    return response
  }
  const visits = (address: string, more: Record<string, unknown> = {}) =>
    happens("fetch", {
      request: { url: new URL(address, ORIGIN).href, method: "GET", mode: "navigate", ...more },
    }) as Promise<Response | undefined>
  const textAt = async (address: string) => (await visits(address))!.text()
  const stored = (name: string) => [...(stores.get(name)?.stored.keys() ?? [])].map((url) => url.slice(ORIGIN.length))
  return {
    self,
    caches,
    stores,
    listeners,
    network,
    setTimeout,
    windows,
    openWindow,
    happens,
    visits,
    textAt,
    kept: stored,
  }
}

let shop: ReturnType<typeof opened>
beforeEach(() => {
  shop = opened(scripts.shop)
})
const goesOffline = () => shop.network.mockRejectedValue(new TypeError("Failed to fetch"))

test("opens a page that was seen before without a connection, with the files that it names", async () => {
  shop.network.mockImplementation(async (asked) =>
    typeof asked === "string"
      ? served("code", { "content-type": "text/javascript" })
      : served('<title>White shirt | Silai</title><script src="/assets/house-Ab12.js"></script>'),
  )
  await shop.visits("/product/white-shirt")
  expect(shop.kept(OFFLINE.files)).toEqual(["/assets/house-Ab12.js"])
  goesOffline()
  expect(await shop.textAt("/product/white-shirt")).toContain("White shirt")
  const file = await shop.visits("/assets/house-Ab12.js", { mode: "cors" })
  expect(await file!.text()).toBe("code")
})

test("shows the network's page online, however old the stored one is", async () => {
  await shop.visits("/explore")
  shop.network.mockResolvedValueOnce(served("<title>Fresh</title>"))
  expect(await shop.textAt("/explore")).toContain("Fresh")
})

test("waits a while for a connection that neither answers nor breaks, only where the page is stored", async () => {
  await shop.visits("/explore")
  shop.network.mockReturnValue(new Promise(() => undefined))
  const shown = shop.textAt("/explore")
  await vi.waitFor(() =>
    expect(shop.setTimeout).toHaveBeenCalledExactlyOnceWith(expect.any(Function), OFFLINE.patienceMs),
  )
  shop.setTimeout.mock.lastCall![0]()
  expect(await shown).toContain("Page")
  void shop.visits("/faq")
  await vi.waitFor(() => expect(shop.network).toHaveBeenCalledTimes(3))
  expect(shop.setTimeout).toHaveBeenCalledOnce()
})

test("shows the shop's own page for one that was not seen, with links to those that were", async () => {
  shop.network.mockResolvedValueOnce(served("<title>Linen &amp; wool | Silai</title>"))
  await shop.visits("/explore?page=2")
  goesOffline()
  const text = await shop.textAt("/checkout")
  for (const part of [offlineMessages.title, offlineMessages.again, `<a href="/explore?page=2">Linen &amp; wool</a>`])
    expect(text).toContain(part)
  expect(await shop.textAt("/faq")).toContain(offlineMessages.notSeen)
})

test("ignores calls, pictures, other sites, the back office and requests that change something", async () => {
  for (const [address, more] of [
    ["/api/customer/authenticate", { mode: "cors" }],
    ["/api/openapi.json", {}],
    ["/images/shirt.avif", { mode: "no-cors" }],
    ["/admin/dashboard", {}],
    ["/explore.data", { mode: "cors" }],
    ["/checkout", { method: "POST" }],
    ["https://checkout.example/", {}],
    ["https://cdn.example/assets/x.js", { mode: "cors" }],
  ] as const)
    expect([address, await shop.visits(address, more)]).toEqual([address, undefined])
  expect(shop.network).not.toHaveBeenCalled()
})

test("stores nothing of one person: no order, no account, and no page that forbids it", async () => {
  for (const address of ["/order-confirmation/order_1?key=x", "/track-order/SL-000042", "/profile", "/wishlist/shared"])
    await shop.visits(address)
  shop.network.mockResolvedValueOnce(served("", { "cache-control": "private, no-store" }))
  await shop.visits("/mybag")
  shop.network.mockResolvedValueOnce(served("", {}, { status: 500 }))
  await shop.visits("/about")
  shop.network.mockResolvedValueOnce(served("", {}, { type: "opaqueredirect" }))
  await shop.visits("/support")
  await shop.happens("message", { data: { kind: "seen", path: "/orders" } })
  await shop.happens("message", { data: { kind: "seen", path: "https://elsewhere.example/explore" } })
  expect(shop.kept(OFFLINE.pages)).toEqual([])
})

test("stores a page that was reached inside the app too, once in a while", async () => {
  shop.network.mockImplementation(async () => served("<title>Trousers</title>", { date: new Date().toUTCString() }))
  for (let n = 0; n < 3; n++) await shop.happens("message", { data: { kind: "seen", path: "/product/trousers" } })
  expect(shop.network).toHaveBeenCalledOnce()
  expect(shop.kept(OFFLINE.pages)).toEqual(["/product/trousers"])
})

test("limits the stored pages, removes the oldest first, and leaves the bag", async () => {
  await shop.happens("install")
  for (let n = 0; n < OFFLINE.mostPages + 2; n++) await shop.visits(`/product/piece-${n}`)
  const stored = shop.kept(OFFLINE.pages)
  expect(stored).toHaveLength(OFFLINE.mostPages + 1)
  expect(stored).toContain("/mybag")
  expect(stored).not.toContain("/product/piece-1")
})

test("leaves the shop working in a browser whose caches are broken", async () => {
  shop.caches.open.mockRejectedValue(new Error("QuotaExceededError"))
  await shop.happens("install")
  await shop.happens("activate")
  expect(await shop.textAt("/explore")).toContain("Page")
  const file = await shop.visits("/assets/house-Ab12.js", { mode: "cors" })
  expect(file!.status).toBe(200)
  goesOffline()
  expect(await shop.textAt("/explore")).toContain(offlineMessages.title)
})

test("waits with a newer version until the shopper wants it, and removes what an older one stored in another form", async () => {
  shop.stores.set("silai-pages-0", new FakeCache()).set(OFFLINE.words, new FakeCache()).set("theirs", new FakeCache())
  await shop.happens("install")
  expect(shop.self.skipWaiting).not.toHaveBeenCalled()
  await shop.happens("message", { data: { kind: "update" } })
  expect(shop.self.skipWaiting).toHaveBeenCalledOnce()
  await shop.happens("activate")
  expect([...shop.stores.keys()].sort()).toEqual([OFFLINE.files, OFFLINE.pages, OFFLINE.words, "theirs"].sort())
  fs.writeFileSync(path.join(folder, "house-Cd34.js"), "")
  expect(workerScripts(folder, "on").shop).not.toBe(scripts.shop)
})

const pushed = (notice: unknown) => ({ data: { json: () => notice } })

test("shows a notice that opens only addresses of the shop, in the window that is already open", async () => {
  await shop.happens("push", pushed({ title: "Silai: order SL-000042", body: "On its way", path: "/faq", tag: "x" }))
  expect(shop.self.registration.showNotification).toHaveBeenCalledWith(
    "Silai: order SL-000042",
    expect.objectContaining({ body: "On its way", tag: "x", data: { path: "/faq" } }),
  )
  await shop.happens("push", pushed({ title: "x", path: "//evil.example/" }))
  expect(shop.self.registration.showNotification).toHaveBeenLastCalledWith(
    "x",
    expect.objectContaining({ data: { path: "/" } }),
  )
  await shop.happens("push", { data: null })
  expect(shop.self.registration.showNotification).toHaveBeenCalledTimes(3)
  const click = () => shop.happens("notificationclick", { notification: { close: () => {}, data: { path: "/faq" } } })
  await click()
  expect(shop.openWindow).toHaveBeenCalledWith(`${ORIGIN}/faq`)
  const focus = vi.fn(async () => {})
  shop.windows.push({ url: `${ORIGIN}/faq#delivery`, focus })
  await click()
  expect([focus.mock.calls.length, shop.openWindow.mock.calls.length]).toEqual([1, 1])
})

test("ignores requests in the back office's worker, and speaks the language that is chosen there", async () => {
  const office = opened(scripts.office)
  expect([...office.listeners.keys()].sort()).toEqual(["notificationclick", "push"])
  const staff = { kind: "order", n: 12, what: "SL-000042" }
  await office.happens("push", pushed({ title: "12 new orders", staff }))
  expect(office.self.registration.showNotification).toHaveBeenLastCalledWith("12 new orders", expect.anything())
  const words = JSON.stringify({ order: { one: "नया ऑर्डर {what}", other: "{n} नए ऑर्डर" } })
  await (await office.caches.open(OFFLINE.words)).put("/admin/notifications", new Response(words))
  await office.happens("push", pushed({ title: "12 new orders", staff }))
  expect(office.self.registration.showNotification).toHaveBeenLastCalledWith("12 नए ऑर्डर", expect.anything())
  await office.happens("push", pushed({ title: "One", staff: { ...staff, n: 1 } }))
  expect(office.self.registration.showNotification).toHaveBeenLastCalledWith("नया ऑर्डर SL-000042", expect.anything())
})

test("removes its caches and itself when switched off", async () => {
  const off = opened(workerScripts(folder, "off").shop)
  off.stores.set(OFFLINE.pages, new FakeCache()).set("theirs", new FakeCache())
  await off.happens("install")
  await off.happens("activate")
  expect(off.self.skipWaiting).toHaveBeenCalledOnce()
  expect(off.self.registration.unregister).toHaveBeenCalledOnce()
  expect([...off.stores.keys()]).toEqual(["theirs"])
  expect(off.listeners.has("fetch")).toBe(false)
})
