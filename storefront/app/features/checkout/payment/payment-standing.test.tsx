import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { act } from "react"
import { createRoot } from "react-dom/client"
import { MemoryRouter } from "react-router"
import { expect, test, vi } from "vitest"
import { rememberAttempt, rememberedAttempt } from "~/features/bag/attempt-memory"
import { PaymentStanding } from "./payment-standing"
import { find } from "~/drawn-page"

test("says to a shopper who paid and then signed out that the money has arrived, and does not offer the same bag again", async () => {
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
  expect(find("h2", page).textContent).toBe(paymentMessages.received)
  expect(page.textContent).toContain(paymentMessages.elsewhere)
  expect(rememberedAttempt()).not.toBeNull()
  act(() => root.unmount())
  expect(rememberedAttempt()).toBeNull()
  vi.unstubAllGlobals()
})

async function standingOf(props: Parameters<typeof PaymentStanding>[0]) {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  vi.stubGlobal("scrollTo", () => undefined)
  const page = document.body.appendChild(document.createElement("div"))
  const root = createRoot(page)
  await act(async () =>
    root.render(
      <MemoryRouter>
        <PaymentStanding {...props} />
      </MemoryRouter>,
    ),
  )
  const steps = [...page.querySelectorAll("li")].map((step) => step.dataset.done ?? step.getAttribute("aria-current"))
  const seen = { text: page.textContent, steps, spins: page.querySelector("[class*=spinner]") !== null }
  act(() => root.unmount())
  vi.unstubAllGlobals()
  return seen
}
const confirming = { name: "confirming", unseen: false, received: true } as const

test("shows the progress of a payment that has arrived, and that the shopper need not wait", async () => {
  const { text, steps, spins } = await standingOf({ phase: confirming, since: Date.now(), later: false })
  expect([steps, spins]).toEqual([["true", "true", "step"], true])
  expect(text).toContain(paymentMessages.mayLeave)
})

test("stops the spinner after a while, or without a reply from the bank, and offers another way", async () => {
  const long = await standingOf({ phase: confirming, since: Date.now() - 60_000, later: false })
  expect([long.spins, long.text]).toEqual([false, expect.stringContaining(paymentMessages.slow)])
  const silent = await standingOf({
    phase: { name: "confirming", unseen: true, received: false },
    since: Date.now(),
    later: false,
  })
  expect([silent.spins, silent.text]).toEqual([false, expect.stringContaining(paymentMessages.unseen)])
  expect(silent.text).toContain("Go to the shop")
})
