import { paymentSays } from "@silai/contracts/checkout/payment-messages"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { rememberAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { PaymentStanding } from "./payment-standing"

test("who has paid and signed out meanwhile reads that the money is here, and is not offered the same bag again", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  rememberAttempt({ attemptId: "chk_1", bagItemIds: ["line"], handed: true })
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PaymentStanding phase={{ name: "elsewhere" }} since={null} later={false} />
      </MemoryRouter>,
    ),
  )
  expect(page.querySelector("h2")!.textContent).toBe(paymentSays.received)
  expect(page.textContent).toContain(paymentSays.elsewhere)
  expect(rememberedAttempt()).not.toBeNull()
  act(() => root.unmount())
  expect(rememberedAttempt()).toBeNull()
  vi.unstubAllGlobals()
})
