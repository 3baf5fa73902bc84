import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { find } from "~/drawn-page"
import { setTransport } from "~/lib/call"
import type { Visit } from "../checkout-layout"
import { detailsQuery } from "../details"
import { checkoutWords } from "../words"
import { ContactStep } from "./contact-step"
import { forgetDraft } from "./draft"

vi.mock("./use-known-person", () => ({ useKnownPerson: () => null }))

const none: CheckoutDetails = { contact: null, address: null, deliveryMethod: null }
const contact = { name: "Ravi Kumar", email: "ravi@example.in", phone: "9876543211", whatsappUpdates: false }
let root: Root
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(() => new Promise(() => undefined))
  sessionStorage.setItem("checkout-sent", JSON.stringify({ name: "Asha Verma", isGift: true, giftNote: "For Nani" }))
  root = createRoot(document.body.appendChild(document.createElement("div")))
})
afterEach(() => {
  act(() => root.unmount())
  forgetDraft()
  setTransport()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
async function open(details: CheckoutDetails) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(detailsQuery.queryKey, details)
  const visit: Visit = {
    details,
    items: [],
    totals: { items: 0, saved: 0, delivery: 0, discount: 0, total: 0 },
    coupon: {
      code: null,
      applied: null,
      refusal: null,
      checking: false,
      choose: () => undefined,
      settle: async () => true,
    },
    buyer: "",
    shippingOptions: { data: undefined, isError: false, error: null, refetch: async () => undefined },
    news: null,
    refreshPrices: async () => undefined,
    onHeading: () => undefined,
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <ContactStep visit={visit} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
}
const name = () => find("[name=name]").value

test("enters again what a guest has sent, when the visit has ended, and says so", async () => {
  await open(none)
  expect(name()).toBe("Asha Verma")
  expect(document.body.textContent).toContain("For Nani")
  expect(document.body.textContent).toContain(checkoutWords.visitEnded)
})

test("shows what the shop has, while it has it", async () => {
  await open({ ...none, contact } as CheckoutDetails)
  expect(name()).toBe(contact.name)
  expect(document.body.textContent).not.toContain(checkoutWords.visitEnded)
})

test("does not know it after the order, or once it is cleared", async () => {
  forgetDraft()
  await open(none)
  expect(name()).toBe("")
})
