import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { afterEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { PinEstimate } from "./pin-estimate"

afterEach(() => vi.unstubAllGlobals())

test("a PIN code that could not be looked up is looked up again when it is asked for once more", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const shop = vi
    .fn<() => Promise<unknown>>()
    .mockRejectedValueOnce(new CallRefused("house.busy", "The shop is very busy.", 503))
  shop.mockResolvedValue({ data: { pincode: "141008", city: "Ludhiana", state: "Punjab", stateCode: "PB", days: 2 } })
  setTransport(shop)
  const root = createRoot(document.body.appendChild(document.createElement("div")))
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <PinEstimate custom={false} />
      </QueryClientProvider>,
    ),
  )
  const field = document.querySelector("input")!
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!.set!.call(field, "141008")
    field.dispatchEvent(new Event("input", { bubbles: true }))
  })
  const until = (see: () => void) =>
    vi.waitFor(async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
      see()
    })
  const ask = () =>
    act(
      async () =>
        void document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
    )
  await ask()
  await until(() => expect(document.body.textContent).toContain("The shop is very busy."))
  await ask()
  await until(() => expect(document.body.textContent).toMatch(/Expected in Ludhiana, Punjab/))
  await ask()
  expect(shop).toHaveBeenCalledTimes(2)
  act(() => root.unmount())
})
