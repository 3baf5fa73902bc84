import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { MAIN_ID } from "~/layout/main-id"
import { setTransport } from "~/lib/call"
import { find } from "~/drawn-page"
import { bag, bagOf, type BagItem } from "../bag-store"
import { SavedForLater } from "./saved-for-later"

const item = (id: string): BagItem => ({
  bagItemId: id,
  variantId: id,
  variantName: id,
  name: id,
  slug: id,
  categoryName: "Shirts",
  productId: "p",
  categoryId: "c",
  color: "Black",
  price: 799,
  addedAt: "2026-11-21T09:00:00Z",
  image: "",
  quantity: 1,
  size: "M",
  orderType: "readymade",
})

test("keeps the focus near a line that is moved to the bag, and on the page after the last one", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(() => new Promise(() => undefined))
  bag.set({ ...bagOf([]), later: [item("shirt"), item("chinos")] })
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <main id={MAIN_ID} tabIndex={-1}>
            <SavedForLater />
          </main>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const move = async (name: string) => {
    const button = find<HTMLButtonElement>(`button[aria-label^="Move to Bag: ${name}"]`)
    await act(async () => (button.focus(), button.click()))
    await act(() => vi.waitFor(() => expect(button.isConnected).toBe(false)))
    // The sentence about it comes in the next moment.
    await act(async () => undefined)
  }
  await move("shirt")
  expect(document.activeElement).toBe(find("h2"))
  await move("chinos")
  expect(document.activeElement).toBe(find("main"))
  act(() => root.unmount())
  vi.unstubAllGlobals()
})
