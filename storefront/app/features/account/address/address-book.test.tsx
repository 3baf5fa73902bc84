import type { SavedAddress } from "@silai/contracts/account/shapes"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { addressesQuery } from "~/features/customer/queries"
import { MAIN_ID } from "~/layout/main-id"
import { meQuery } from "~/lib/auth"
import { setTransport } from "~/lib/call"
import { find } from "~/drawn-page"
import { AddressBook } from "./address-book"

// Only what a card shows.
const address = (id: string) =>
  ({
    _id: id,
    label: id,
    line1: "1 Mall Road",
    line2: "",
    landmark: "",
    city: "Amritsar",
    phone: "9876543210",
  }) as SavedAddress

let root: Root
let saved: SavedAddress[]
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  // The test DOM lacks dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
  saved = [address("Home"), address("Shop")]
  setTransport(async (path, body) => {
    if (path === "/customer/address/update") saved = saved.filter(({ _id }) => _id !== (body as { _id: string })._id)
    return { success: true, message: "", data: saved }
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  // Only the id is read.
  client.setQueryData(meQuery.queryKey, { _id: "me", role: "customer" } as never)
  client.setQueryData(addressesQuery("me").queryKey, saved)
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <main id={MAIN_ID} tabIndex={-1}>
            <AddressBook />
          </main>
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const buttonsOf = (within: ParentNode) => [...within.querySelectorAll("button")]
const remove = async (id: string) => {
  const card = find(`[aria-label="${id}"]`)
  const button = buttonsOf(card).find(({ textContent }) => textContent?.startsWith("Remove"))
  await act(async () => (button?.focus(), button?.click()))
  const confirm = buttonsOf(find("dialog")).find(({ textContent }) => textContent === "Remove")
  await act(async () => (confirm?.focus(), confirm?.click()))
  await act(() => vi.waitFor(() => expect(document.querySelector(`[aria-label="${id}"]`)).toBeNull()))
}

describe("the focus after an address is removed", () => {
  it("goes to the number of those left, and after the last one to the page", async () => {
    await remove("Home")
    expect(document.activeElement?.textContent).toBe("1 address")
    await remove("Shop")
    expect(document.activeElement).toBe(find("main"))
  })
})
