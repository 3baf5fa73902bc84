import type { AttemptState } from "@silai/contracts/checkout/calls"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter, useLocation } from "react-router"
import { afterEach, describe, expect, it, vi } from "vitest"
import { forgetAttempt, rememberAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { setTransport } from "~/lib/call"
import { paths } from "~/paths"
import type { ToastAction } from "~/ui/toast"
import { useEarlierPayment } from "./use-earlier-payment"

const shown = vi.hoisted(() => vi.fn<(text: string, options: { action: ToastAction }) => void>())
vi.mock("~/ui/toast", () => ({ toast: { success: shown } }))

function Anywhere() {
  useEarlierPayment()
  return <output>{useLocation().pathname}</output>
}
const placed: AttemptState = {
  attemptId: "chk_1",
  status: "placed",
  orderId: "order_1",
  orderNumber: "SL-000107",
  isYours: true,
}
afterEach(() => {
  forgetAttempt()
  shown.mockClear()
  vi.unstubAllGlobals()
})

async function openAt(address: string) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  setTransport(async () => ({ success: true, message: "", data: placed }))
  rememberAttempt({ attemptId: "chk_1", bagItemIds: [], handed: false })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter initialEntries={[address]}>
        <Anywhere />
      </MemoryRouter>,
    ),
  )
  await act(() => vi.waitFor(() => expect(rememberedAttempt()).toBeNull()))
  await act(async () => undefined)
  return { page, close: () => act(() => root.unmount()) }
}

describe("a payment of an earlier visit that has become an order", () => {
  it("is named on any page, with a way to the order", async () => {
    const { page, close } = await openAt(paths.bag)
    await vi.waitFor(() => expect(shown).toHaveBeenCalledOnce())
    const [text, { action }] = shown.mock.lastCall ?? ["", { action: { name: "", act: () => undefined } }]
    expect([text, action.name]).toEqual([paymentMessages.placed("SL-000107"), paymentMessages.seeOrder])
    await act(async () => action.act())
    expect(page.textContent).toBe(paths.orderConfirmation("order_1"))
    close()
  })

  it("is not named on the order's own page", async () => {
    const { close } = await openAt(paths.orderConfirmation("order_1"))
    expect(shown).not.toHaveBeenCalled()
    close()
  })
})
