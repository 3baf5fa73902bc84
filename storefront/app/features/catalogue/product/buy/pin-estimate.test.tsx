import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act, useRef } from "react"
import { createRoot, type Root } from "react-dom/client"
import { afterEach, beforeEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { PinEstimate } from "./pin-estimate"
import { find, submit } from "~/drawn-page"

const shop = vi.fn<(path: string, body: unknown) => Promise<unknown>>()
let root: Root

function Row() {
  const field = useRef<HTMLInputElement>(null)
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <input ref={field} maxLength={6} />
      <PinEstimate field={field} custom={false} anywhere="Across India." />
    </form>
  )
}
const draw = async () => {
  root = createRoot(document.body.appendChild(document.createElement("div")))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Row />
      </QueryClientProvider>,
    ),
  )
}
const field = () => find("input")
const type = (pin: string) =>
  act(async () => {
    field().value = pin
    field().dispatchEvent(new Event("input", { bubbles: true }))
  })
const until = (see: () => void) =>
  vi.waitFor(async () => {
    await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
    see()
  })
const enter = () => act(async () => submit())

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  localStorage.clear()
  shop.mockReset()
  setTransport(shop)
})
afterEach(() => {
  act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})
const ludhiana = { pincode: "141008", city: "Ludhiana", state: "Punjab", stateCode: "PB", days: { min: 2, max: 4 } }

test("looks up a PIN code again whose look-up failed when it is entered once more", async () => {
  let asked = 0
  shop.mockImplementation(async (_path, body) => {
    if (!JSON.stringify(body).includes("141008")) return { success: false, user: null }
    if (++asked === 1) throw new CallRefused("house.busy", "The shop is very busy.", 503)
    return { data: ludhiana }
  })
  await draw()
  expect(document.body.textContent).toBe("Across India.")
  await type("141008")
  await until(() => expect(document.body.textContent).toContain("The shop is very busy."))
  await enter()
  await until(() => expect(document.body.textContent).toMatch(/At your door .* Ludhiana, Punjab/))
  await enter()
  expect(asked).toBe(2)
  expect(localStorage.getItem("pincode")).toBe("141008")
})

test("reports an incomplete PIN code only once the field is left", async () => {
  shop.mockResolvedValue({ success: false, user: null })
  await draw()
  await type("14a")
  expect(field().value).toBe("14a")
  expect(document.body.textContent).toBe("Across India.")
  await enter()
  expect(document.body.textContent).toContain("Enter a valid 6-digit PIN code.")
  expect(field().getAttribute("aria-invalid")).toBe("true")
  await type("")
  expect(document.body.textContent).toBe("Across India.")
})

test("uses a customer's own address, and does not remember it for the next person", async () => {
  shop.mockImplementation(async (_path, body) => {
    const text = JSON.stringify(body)
    if (text.includes("141008")) return { data: ludhiana }
    return { success: true, user: { _id: "cus_1", role: "customer", name: "A" }, data: [{ pincode: "141008" }] }
  })
  await draw()
  await until(() => expect(document.body.textContent).toMatch(/At your door/))
  expect(field().value).toBe("141008")
  expect(localStorage.getItem("pincode")).toBeNull()
})
