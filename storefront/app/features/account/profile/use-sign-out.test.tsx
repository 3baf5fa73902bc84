import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { useDraft } from "~/features/checkout/details/draft"
import { lastBuyer, rememberBuyer } from "~/features/checkout/last-buyer"
import { rememberPayWay, savedPayWay } from "~/features/checkout/payment/pay-way"
import { rememberPhone, savedPhone } from "~/features/order/phone-proof"
import { setTransport } from "~/lib/call"
import { useSignOut } from "./use-sign-out"
import { find } from "~/drawn-page"

afterEach(() => vi.unstubAllGlobals())

/** The first step of the checkout, as the next person at this device sees it. */
function Checkout() {
  const { values, change } = useDraft({ name: "" })
  return <input aria-label="Full name" value={values.name} onChange={(event) => change({ name: event.target.value })} />
}

function Door() {
  const leaving = useSignOut()
  return <button onClick={() => leaving.mutate()}>Sign out</button>
}

test("clears at sign-out what was typed at the checkout or for finding an order", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(() => Promise.resolve({ success: true, user: null }))
  sessionStorage.setItem("checkout-draft", JSON.stringify({ name: "Asha Verma" }))
  rememberPhone("SL-000123", "9876543210")
  rememberPayWay("door")
  const contact = { name: "Asha Verma", email: "asha@example.in", phone: "9876543210", whatsappUpdates: true }
  rememberBuyer({ contact, address: null, deliveryMethod: "pickup" })
  expect(lastBuyer()).toMatchObject({ contact: { name: "Asha Verma", whatsappUpdates: false } })
  const page = document.body.appendChild(document.createElement("div"))
  const room = async (what: React.ReactNode) => {
    const root = createRoot(page)
    await act(async () =>
      root.render(
        <QueryClientProvider client={new QueryClient()}>
          <MemoryRouter>{what}</MemoryRouter>
        </QueryClientProvider>,
      ),
    )
    return root
  }
  const mine = await room(<Checkout />)
  expect(find("input", page).value).toBe("Asha Verma")
  await act(async () => mine.unmount())
  const door = await room(<Door />)
  await act(async () => find<HTMLButtonElement>("button", page).click())
  await vi.waitFor(() => expect(savedPhone("SL-000123")).toBeUndefined())
  expect(lastBuyer()).toBeNull()
  expect(savedPayWay()).toBe("now")
  await act(async () => door.unmount())
  const next = await room(<Checkout />)
  expect(find("input", page).value).toBe("")
  await act(async () => next.unmount())
})
