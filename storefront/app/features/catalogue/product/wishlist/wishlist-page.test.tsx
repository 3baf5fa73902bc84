import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { createMemoryRouter, RouterProvider } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { buttonNamed } from "~/drawn-page"
import { guestWishes } from "~/features/wishlist/guest-wishes"
import { wishMessages } from "~/features/wishlist/words"
import { setTransport, unreachable } from "~/lib/call"
import { WishlistPage } from "./wishlist-page"

afterEach(() => vi.unstubAllGlobals())

test("reports that a wishlist's pieces could not be fetched, and tries again", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let tries = 0
  setTransport(async (path) => {
    if (path.endsWith("authenticate")) return { success: true, user: null }
    tries += 1
    throw unreachable()
  })
  guestWishes.remember("prod_1")
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={createMemoryRouter([{ path: "*", element: <WishlistPage /> }])} />
      </QueryClientProvider>,
    ),
  )
  const until = (see: () => void) =>
    vi.waitFor(
      async () => {
        await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
        see()
      },
      { timeout: 10_000 },
    )
  await until(() => expect(page.textContent).toContain(wishMessages.failed))
  await act(async () => buttonNamed(wishMessages.retry).click())
  await until(() => expect(tries).toBe(2))
  act(() => root.unmount())
})
