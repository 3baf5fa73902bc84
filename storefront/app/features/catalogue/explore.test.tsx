import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { buttonNamed } from "~/drawn-page"
import { Explore } from "./explore"
import { listingMessages } from "./words"

const PAGES = 26
let root: Root
/** Pieces published after the first page was read: every later piece moves by one place. */
let published = 0

const card = (place: number) => ({
  _id: `p${place}`,
  slug: `p${place}`,
  variantName: `Shirt ${place}`,
  color: "Black Aura",
  colorCode: "#17171A",
  price: 799,
  basePrice: 799,
  thumbnail: "",
  images: [],
  backorder: false,
  customSizeOption: true,
  sizes: [{ size: "M", stock: 3 }],
  product: { _id: "style", name: "Shirt", category: { _id: "c", name: "Shirts" } },
  variants: [],
})
const listing = (page: number) => Array.from({ length: 10 }, (_, at) => card((page - 1) * 10 + at - published))

beforeEach(() => {
  published = 0
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("requestIdleCallback", () => 0)
  vi.stubGlobal("cancelIdleCallback", () => {})
  setTransport(async (_path, body) => ({
    success: true,
    data: listing((body as { page: number }).page),
    total: PAGES * 10,
    totalPages: PAGES,
  }))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

async function open(address: string) {
  root = createRoot(document.body.appendChild(document.createElement("div")))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <Explore />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}
const cards = () => [...document.querySelectorAll("[data-card]")].map((one) => one.getAttribute("data-card"))
const more = () => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === "Show More")
const aMoment = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 10)))
const settled = (count: number) =>
  vi.waitFor(
    async () => {
      await aMoment()
      expect(cards()).toHaveLength(count)
    },
    { timeout: 10_000 },
  )
const press = () => act(async () => more()?.click())

test("continues Show More to the last page, also beyond what an address restores", async () => {
  await open("/explore?page=24")
  await settled(240)
  for (const count of [250, 260]) {
    await press()
    await settled(count)
  }
  expect(more()).toBeUndefined()
}, 30_000)

test("lists a piece once when a newer one moves it down", async () => {
  await open("/explore")
  await settled(10)
  published = 1
  await press()
  await settled(19)
  expect(new Set(cards()).size).toBe(19)
})

test("gives the focus of a filter that is removed to the number of products", async () => {
  for (const [address, label] of [
    ["/explore?size=M&size=L", listingMessages.without("M")],
    ["/explore?size=M", listingMessages.clearAll],
  ] as const) {
    await open(address)
    await settled(10)
    const button = [...document.querySelectorAll<HTMLElement>("ul button")].find(
      (one) => one.getAttribute("aria-label") === label || one.textContent === label,
    )
    await act(async () => (button?.focus(), button?.click()))
    expect(button?.isConnected).toBe(false)
    expect(document.activeElement).toBe(document.querySelector("p[aria-live=polite]"))
    act(() => root.unmount())
  }
})

test("gives the focus of See all, where nothing was found, to the number of products", async () => {
  let total = 0
  setTransport(async () => ({ success: true, data: [], total, totalPages: 0 }))
  await open("/explore?size=M")
  await vi.waitFor(async () => {
    await aMoment()
    buttonNamed(listingMessages.seeAll)
  })
  total = 1
  await act(async () => (buttonNamed(listingMessages.seeAll).focus(), buttonNamed(listingMessages.seeAll).click()))
  await aMoment()
  expect(document.activeElement).toBe(document.querySelector("p[aria-live=polite]"))
})
