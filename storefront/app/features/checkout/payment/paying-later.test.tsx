import type { AttemptState, CheckoutDetails } from "@silai/contracts/checkout/calls"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { forgetAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { setTransport } from "~/lib/call"
import type { Visit } from "../checkout-layout"
import { detailsQuery, type ShippingOptions } from "../details"
import { PaymentStep } from "./payment-step"

afterEach(() => {
  forgetAttempt()
  vi.unstubAllGlobals()
})

const details = {
  contact: { name: "Asha Verma", email: "asha@example.in", phone: "9876543210", whatsappUpdates: false },
  address: null,
  deliveryMethod: "pickup",
  version: "seen",
} as CheckoutDetails
const ways = [
  {
    _id: "so_1",
    method: "pickup" as const,
    name: "Collect",
    note: "",
    fee: 0,
    freeFrom: null,
    pay: { note: "You pay at our counter.", later: true },
  },
]
const item = {
  bagItemId: "line",
  variantId: "prod_1",
  name: "Classic White Formal Shirt",
  color: "Classic White",
  price: 799,
  quantity: 1,
  size: "M",
  image: "",
  // All that the page reads of a line.
} as unknown as Visit["items"][number]

test("needs no Pay button and no window for paying later, and asks nothing more while the order is being placed", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const asked: string[] = []
  const state: AttemptState = { attemptId: "chk_1", status: "held", orderId: null, orderNumber: null, isYours: true }
  const replies: Record<string, unknown> = {
    "/customer/order": {
      attemptId: "chk_1",
      expiresAt: new Date(Date.now() + 600_000).toISOString(),
      gateway: "counter",
    },
    "/customer/order/success": state,
  }
  let sent: unknown
  setTransport((path, body) => {
    asked.push(path)
    if (path === "/customer/order") sent = body
    return path in replies
      ? Promise.resolve({ success: true, message: "", data: replies[path] })
      : new Promise(() => undefined)
  })
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  client.setQueryData(detailsQuery.queryKey, details)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const totals = { items: 799, saved: 0, delivery: 0, discount: 0, total: 799 } satisfies Visit["totals"]
  const offered = {
    data: ways as ShippingOptions,
    isError: false,
    error: null,
    refetch: async () => undefined,
  }
  const coupon = {
    code: null,
    applied: null,
    refusal: null,
    checking: false,
    choose: () => undefined,
    settle: async () => true,
  }
  const visit: Visit = {
    details,
    items: [item],
    totals,
    coupon,
    buyer: "",
    shippingOptions: offered,
    news: null,
    refreshPrices: async () => undefined,
    onHeading: () => undefined,
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <PaymentStep visit={visit} onSettling={() => undefined} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const button = () => page.querySelector<HTMLButtonElement>(`button[aria-label^="Place the order"]`)
  expect(button()?.getAttribute("aria-label")).toBe("Place the order: ₹799")
  expect(page.textContent).toContain("You pay at our counter.")
  await act(async () => button()?.click())
  // The first poll finds the goods held and no order yet.
  await act(() => vi.waitFor(() => expect(asked).toContain("/customer/order/success"), { timeout: 10_000 }))
  await act(() =>
    vi.waitFor(() => expect(page.querySelector("h2")?.textContent).toBe(paymentMessages.placing), { timeout: 10_000 }),
  )
  expect(button()).toBeNull()
  expect(sent).toMatchObject({ detailsVersion: "seen" })
  expect(rememberedAttempt()).toMatchObject({ attemptId: "chk_1", handed: true })
  expect(document.querySelector("script[src*=checkout]")).toBeNull()
  act(() => root.unmount())
})
