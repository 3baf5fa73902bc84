import { orderRefusals } from "@silai/contracts/order/messages"
import { QueryClient, QueryClientProvider } from "@tanstack/react-query"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { afterEach, expect, test, vi } from "vitest"
import { CallRefused, setTransport } from "~/lib/call"
import { TrackOne } from "./track-one"
import { find, submit, write } from "~/drawn-page"

afterEach(() => {
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

test("keeps a number with one wrong digit in the field to be corrected", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  const { code, say, status } = orderRefusals.not_found
  const shop = vi.fn(() => Promise.reject(new CallRefused(code, say, status)))
  setTransport(shop)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <MemoryRouter>
          <TrackOne orderId="SL-000123" />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  )
  const phone = () => find("[name=phone]", page)
  const until = (see: () => void) =>
    vi.waitFor(async () => {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 5)))
      see()
    })
  await until(() => expect(phone().value).toBe(""))
  await act(async () => write(phone(), "9876543219"))
  await act(async () => submit(page))
  await until(() => expect(page.textContent).toContain(say))
  expect(shop).toHaveBeenCalledTimes(2)
  expect(phone().value).toBe("9876543219")
  act(() => root.unmount())
})
