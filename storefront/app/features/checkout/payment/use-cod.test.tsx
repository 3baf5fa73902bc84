import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { codMessages } from "@silai/contracts/checkout/cod-messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import { PayChoice } from "./pay-choice"
import { rememberPayWay } from "./pay-way"
import { useCod } from "./use-cod"

const details = {
  contact: { name: "Asha Verma", email: "asha@example.in", phone: "9876543210", whatsappUpdates: false },
  address: { pincode: "141008" },
  deliveryMethod: "home",
} as CheckoutDetails
const offer = { feeRupees: 40, nowRupees: 0, dueRupees: 839, totalRupees: 839, words: "", wordsHindi: "" }

function Ways() {
  const cod = useCod({ items: [], details, couponCode: undefined, total: 799 })
  return <PayChoice cod={cod} total={799} onChoose={cod.choose} />
}

test("says so when cash on delivery could not be looked up, offers to ask again, and keeps the choice", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let isDown = true
  setTransport(() =>
    isDown
      ? Promise.reject(new Error("The shop is out of reach."))
      : Promise.resolve({ success: true, message: "", data: { isOffered: true, offer, why: null } }),
  )
  rememberPayWay("door")
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Ways />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(page.textContent).toContain(codMessages.unknown)))
  expect(page.querySelector("input[type=radio]")).toBeNull()
  isDown = false
  await act(async () => page.querySelector("button")?.click())
  await act(() => vi.waitFor(() => expect(page.textContent).toContain(codMessages.title)))
  expect(page.querySelector<HTMLInputElement>("input[value=door]")?.checked).toBe(true)
  act(() => root.unmount())
})
