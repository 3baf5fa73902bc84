import { ALERT_MESSAGES, catalogueMessages } from "@silai/contracts/catalogue/messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { buttonNamed } from "~/drawn-page"
import { setTransport } from "~/lib/call"
import { productMessages } from "../words"
import { StockAlert } from "./stock-alert"

let root: Root
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
  delete document.documentElement.dataset.whatsapp
})

const wait = {
  variantId: "prod_1",
  name: "Formal Shirt",
  slug: "formal-shirt",
  size: "M",
  since: "",
  byWhatsapp: false,
  key: "key_1",
}

/** The form for size M, for a customer with this phone, who waits for these sizes. */
async function shownTo(phone: string | null, waits: (typeof wait)[]): Promise<string[]> {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const asked: string[] = []
  setTransport(async (path) => {
    asked.push(path)
    if (path.endsWith("authenticate"))
      return {
        success: true,
        user: { _id: "cus_1", role: "customer", name: "Asha", email: "asha@example.in", ...(phone && { phone }) },
      }
    if (path.endsWith("/end")) waits.length = 0
    return { success: true, message: catalogueMessages.alertEnded, data: [...waits] }
  })
  root = createRoot(document.body.appendChild(document.createElement("div")))
  await act(async () =>
    root.render(
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <StockAlert variantId="prod_1" size="M" />
      </QueryClientProvider>,
    ),
  )
  await act(() => vi.waitFor(() => expect(asked).toContain("/customer/product/stockAlert/own")))
  return asked
}
const until = (see: () => void) => act(() => vi.waitFor(see, { timeout: 10_000 }))
const page = () => document.body.textContent

test("offers a text message and WhatsApp only to a customer with a phone", async () => {
  await shownTo(null, [])
  await until(() => expect(page()).toContain(productMessages.alertTitle))
  for (const way of [productMessages.alertByText, productMessages.alertByWhatsapp]) expect(page()).not.toContain(way)
  act(() => root.unmount())
  await shownTo("9876543210", [])
  await until(() => expect(page()).toContain(productMessages.alertByText))
  expect(page()).toContain(productMessages.alertByWhatsapp)
})

test("offers no WhatsApp in a shop that sends nothing there", async () => {
  document.documentElement.dataset.whatsapp = "off"
  await shownTo("9876543210", [])
  await until(() => expect(page()).toContain(productMessages.alertByText))
  expect(page()).not.toContain(productMessages.alertByWhatsapp)
})

test("says in which way the customer gets the message", async () => {
  await shownTo("9876543210", [{ ...wait, byWhatsapp: true }])
  await until(() => expect(page()).toContain(ALERT_MESSAGES.whatsapp))
})

test("shows that a text message is requested for a size, and lets the customer end it there", async () => {
  const asked = await shownTo("9876543210", [wait])
  await until(() => expect(page()).toContain(ALERT_MESSAGES.text))
  await act(async () => buttonNamed(productMessages.alertStop).click())
  await until(() => expect(page()).toContain(productMessages.alertTitle))
  expect(asked).toContain("/customer/product/stockAlert/end")
})
