import { signInMessages } from "@silai/contracts/account/page-messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { find, write } from "~/drawn-page"
import { LAST_CUSTOMER } from "~/lib/auth"
import { setTransport } from "~/lib/call"
import { useFollowOtherTabs } from "./follow-other-tabs"
import { SignedInOnly } from "./profile/signed-in-only"

const shown = vi.hoisted(() => vi.fn())
vi.mock("~/ui/toast", () => ({ toast: { blank: shown } }))

function Page() {
  useFollowOtherTabs()
  return (
    <SignedInOnly>
      <input defaultValue="" />
    </SignedInOnly>
  )
}
let root: Root
let user: { _id: string; name: string; role: string } | null
let asked: number
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  user = { _id: "anil", name: "Anil", role: "customer" }
  asked = 0
  setTransport(async () => {
    asked += 1
    return { success: true, message: "", user }
  })
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <Page />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => find("input")))
  act(() => write(find("input"), "Anil's house"))
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  shown.mockClear()
  vi.unstubAllGlobals()
})
/** Another tab has stored whose session it is now. */
const storedElsewhere = (newValue: string) =>
  act(async () => void window.dispatchEvent(new StorageEvent("storage", { key: LAST_CUSTOMER, newValue })))

describe("a tab while another one signs in or out", () => {
  it("drops what was typed for the account before", async () => {
    user = { _id: "bela", name: "Bela", role: "customer" }
    await storedElsewhere("bela")
    await act(() => vi.waitFor(() => expect(find("input").value).toBe("")))
    expect(shown).toHaveBeenCalledWith(signInMessages.changedElsewhere)
  })

  it("leaves the account's pages once that is signed out", async () => {
    user = null
    await storedElsewhere("")
    await act(() => vi.waitFor(() => expect(document.querySelector("input")).toBeNull()))
  })

  it("stays as it is for its own account", async () => {
    await storedElsewhere("anil")
    expect([find("input").value, asked]).toEqual(["Anil's house", 1])
    expect(shown).not.toHaveBeenCalled()
  })
})
