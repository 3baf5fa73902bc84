import { renderToStaticMarkup } from "react-dom/server"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { BagContents } from "~/features/bag/page/bag-contents"
import { BagOpening, EarlyBag } from "~/features/bag/page/bag-opening"
import type { BagItem } from "~/features/bag/bag-store"
import { find } from "~/drawn-page"

const shirt: BagItem = {
  bagItemId: "a",
  variantId: "prod_1",
  variantName: "Black Aura",
  name: "Black Aura <b>Shirt</b>",
  slug: "black-aura",
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black",
  price: 799,
  basePrice: 1_119,
  addedAt: "2026-11-21T09:00:00Z",
  image: "/images/aura-320.webp",
  quantity: 2,
  size: "M",
  orderType: "readymade",
}
const toOrder: BagItem = { ...shirt, bagItemId: "b", quantity: 1, orderType: "custom" }
const measured: BagItem = { ...toOrder, bagItemId: "c", size: { measurementType: "upperBody", neck: 15 } }

const drawn = (part: React.ReactNode) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{part}</MemoryRouter>
    </QueryClientProvider>,
  )
let answers: Record<string, unknown>
let asked: string[]

beforeEach(() => {
  // Only the server renders the script.
  vi.stubEnv("SSR", true)
  answers = { authenticate: { success: true, user: null } }
  asked = []
  vi.stubGlobal("fetch", async (address: string, { body }: { body: string }) => {
    asked.push(`${address.replace("/api/customer/", "")} ${body}`)
    const answer = answers[address.split("/").at(-1) ?? ""]
    return answer ? Response.json(answer) : Response.json({}, { status: 401 })
  })
})
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  delete globalThis.early
})

/** Opens the page as the server renders it, runs its inline script, and waits for its requests. */
async function open({ lines, last }: { lines?: unknown[]; last?: string } = {}) {
  if (lines) localStorage.setItem("root", JSON.stringify({ version: 1, bag: { items: lines } }))
  if (last !== undefined) localStorage.setItem("customer", last)
  document.body.innerHTML = drawn(
    <div>
      <BagOpening />
      <section data-part="recommended" hidden />
      <EarlyBag />
    </div>,
  )
  const script = find<HTMLScriptElement>("script")
  Object.defineProperty(document, "currentScript", { value: script, configurable: true })
  new Function(script.text)()
  const atOnce = seen()
  await vi.waitFor(() => Promise.all(Object.values(globalThis.early ?? {})))
  await new Promise((soon) => setTimeout(soon))
  return { atOnce, inTheEnd: seen() }
}
const part = (name: string) => find<HTMLElement>(`[data-part="${name}"]`)
const seen = () => (part("drawn").childElementCount > 0 ? "lines" : !part("empty").hidden ? "empty" : "bones")

test("shows a guest's bag before the app is loaded, just as the app will render it", async () => {
  const items = [shirt, toOrder, measured]
  expect(await open({ lines: [...items, { broken: true }] })).toEqual({ atOnce: "lines", inTheEnd: "lines" })
  // Ignores links and labels: this rendering is inert and shown for a second.
  const plain = (html: string) => {
    const page = Object.assign(document.createElement("div"), { innerHTML: html })
    for (const link of page.querySelectorAll("a")) link.removeAttribute("href")
    for (const image of page.querySelectorAll("img")) image.replaceWith(image.getAttribute("src") ?? "")
    for (const preload of page.querySelectorAll("link")) preload.remove()
    for (const named of page.querySelectorAll("[aria-label], [id], [data-discover]"))
      for (const name of ["aria-label", "id", "data-discover"]) named.removeAttribute(name)
    return page.innerHTML
  }
  const asTheApp = drawn(
    <BagContents
      items={items}
      sums={{ items: 3_196, saved: 1_280 }}
      cardOf={() => undefined}
      onProceed={() => undefined}
    />,
  )
  expect(plain(part("drawn").innerHTML)).toBe(plain(asTheApp))
  expect(part("drawn").hasAttribute("inert")).toBe(true)
  expect(part("waiting").hidden).toBe(true)
})

test("calls an empty bag empty only once it is known that no one is signed in", async () => {
  expect(await open()).toEqual({ atOnce: "bones", inTheEnd: "empty" })
  expect(part("recommended").hidden).toBe(false)
  expect(await open({ last: "" })).toEqual({ atOnce: "empty", inTheEnd: "empty" })
})

test("shows the customer of last time the account's bag, requested at once, and not this browser's", async () => {
  answers = {
    authenticate: { user: { _id: "c1", role: "customer" } },
    single: { data: { bagItems: [{ ...toOrder, _id: "b" }] } },
  }
  expect(await open({ last: "c1", lines: [shirt] })).toEqual({ atOnce: "bones", inTheEnd: "lines" })
  expect(part("drawn").textContent).toContain("1 item")
  expect(asked).toEqual(["authenticate {}", 'bag/single {"customerId":"c1"}'])
})

test("requests the bag of the new customer after another than last time has signed in", async () => {
  answers = { authenticate: { user: { _id: "c2", role: "customer" } }, single: { data: { bagItems: [] } } }
  expect((await open({ last: "c1" })).inTheEnd).toBe("empty")
  expect(asked.at(-1)).toBe('bag/single {"customerId":"c2"}')
})

test("shows this browser's bag after the session has ended, and placeholders while the shop does not answer", async () => {
  expect((await open({ last: "c1", lines: [shirt] })).inTheEnd).toBe("lines")
  answers = {}
  expect((await open({ last: "c1", lines: [shirt] })).inTheEnd).toBe("bones")
})

test("leaves a line that is no longer sold to the app, which explains it", async () => {
  answers = {
    authenticate: { user: { _id: "c1", role: "customer" } },
    single: { data: { bagItems: [{ ...toOrder, gone: true }] } },
  }
  expect((await open({ last: "c1" })).inTheEnd).toBe("bones")
})
