import type { CheckoutDetails } from "@silai/contracts/checkout/calls"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { setTransport } from "~/lib/call"
import type { Visit } from "../checkout-layout"
import { ContactStep } from "./contact-step"
import { submit } from "~/drawn-page"

const saved = {
  _id: "adr_1",
  label: "Home",
  name: "Asha Verma",
  phone: "9876543210",
  pincode: "14100",
  line1: "14 Model Town",
  line2: "",
  landmark: "",
  city: "Ludhiana",
  state: "Punjab",
  isDefault: true,
}
vi.mock("./use-known-person", () => ({
  useKnownPerson: () => ({
    _id: "cus_1",
    name: "Asha Verma",
    email: "asha@example.in",
    phone: "9876543210",
    addresses: [saved],
  }),
}))

afterEach(() => vi.unstubAllGlobals())

test("opens a saved address that is no longer valid, and gives its wrong field the focus", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(() => new Promise(() => undefined))
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const details: CheckoutDetails = { contact: null, address: null, deliveryMethod: null }
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
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ContactStep visit={visit} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  expect(page.querySelector("[name=pincode]")).toBeNull()
  await act(async () => submit(page))
  expect(document.activeElement).toBe(page.querySelector("[name=pincode]"))
  expect(page.textContent).toContain("Enter a valid 6-digit PIN code.")
  act(() => root.unmount())
})
