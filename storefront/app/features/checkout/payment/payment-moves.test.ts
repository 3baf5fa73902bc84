import type { AttemptState } from "@silai/contracts/checkout/calls"
import { paymentMessages } from "@silai/contracts/checkout/payment-messages"
import { expect, test } from "vitest"
import { type Event, moved, NO_PAYMENT, type Payment } from "./payment-moves"

const state = (status: AttemptState["status"]): AttemptState => ({
  attemptId: "chk_1",
  status,
  orderId: status === "placed" ? "order_1" : null,
  orderNumber: null,
  isYours: true,
})
const after = (events: readonly Event[], from: Payment = NO_PAYMENT) =>
  events.reduce((now, event, at) => moved(now, { ...event, at: 1_000 * (at + 1) }), from)

const OPENED: readonly Event[] = [
  { what: "recalled", attemptId: null },
  { what: "pressed" },
  { what: "held", attemptId: "chk_1", expiresAt: 900_000, hasWindow: true },
  { what: "windowOpened" },
]
/** Whatever may come late, from the window, a poll or a request that was under way. */
const LATE: readonly Event[] = [
  { what: "windowOpened" },
  { what: "windowClosed" },
  { what: "tryFailed", text: "The bank said no." },
  { what: "pressed" },
  { what: "held", attemptId: "chk_1", expiresAt: 900_000, hasWindow: true },
  { what: "refused", notice: { tone: "bad", text: "Not now." } },
  { what: "paidAlready", attemptId: null },
  { what: "seen", state: state("held"), handed: true },
  { what: "seen", state: state("expired"), handed: true },
  { what: "released", state: state("held") },
  { what: "released", state: state("expired") },
]

test("checks a stored attempt before the button is shown; shows it at once without one", () => {
  expect(after([{ what: "recalled", attemptId: "chk_0" }])).toMatchObject({ attemptId: "chk_0", resuming: true })
  expect(after([{ what: "recalled", attemptId: null }]).resuming).toBe(false)
  const seen = after([
    { what: "recalled", attemptId: "chk_0" },
    { what: "seen", state: state("expired"), handed: false },
  ])
  expect(seen).toMatchObject({ resuming: false, phase: { name: "ready" } })
})

test("holds the pieces and opens the window on a press, and shows the button again with a message when it is closed", () => {
  const open = after(OPENED)
  expect(open).toMatchObject({ phase: { name: "window" }, hold: { attemptId: "chk_1", expiresAt: 900_000 } })
  const closed = moved(open, { what: "windowClosed", at: 9_000 })
  expect(closed).toMatchObject({ phase: { name: "ready" }, notice: { tone: "plain", text: paymentMessages.closed } })
})

test("keeps the message of a failed try when the window is closed after it", () => {
  const notice = after([...OPENED, { what: "tryFailed", text: "The bank said no." }, { what: "windowClosed" }]).notice
  expect(notice).toEqual({ tone: "bad", text: "The bank said no." })
})

test.each(LATE)("never shows the Pay button again on a late $what once money was reported", (late) => {
  const paid = after([...OPENED, { what: "paid" }])
  expect(paid).toMatchObject({ phase: { name: "confirming" }, notice: null, confirmingSince: 5_000 })
  expect(moved(paid, { ...late, at: 99_000 })).toMatchObject({ phase: { name: "confirming" }, confirmingSince: 5_000 })
})

test("keeps a payment that another tab made while this one opened the window", () => {
  const [recalled, pressed, held, windowOpened] = OPENED as [Event, Event, Event, Event]
  const seen: Event = { what: "seen", state: state("paid"), handed: false }
  expect(after([recalled, pressed, held, seen, windowOpened]).phase.name).toBe("confirming")
})

test("shows the button again with the reason on a refusal, and waits for the order of a payment already made", () => {
  const refused = after([
    ...OPENED.slice(0, 2),
    { what: "refused", notice: { tone: "warn", text: "The price has changed." } },
  ])
  expect(refused).toMatchObject({ phase: { name: "ready" }, notice: { tone: "warn" }, hold: null })
  const paid = after([...OPENED.slice(0, 2), { what: "paidAlready", attemptId: "chk_9" }])
  expect(paid).toMatchObject({ phase: { name: "confirming", received: true }, attemptId: "chk_9" })
})

test("opens no window for paying at the counter: waits for the order at once", () => {
  const held: Event = { what: "held", attemptId: "chk_1", expiresAt: 900_000, hasWindow: false }
  expect(after([...OPENED.slice(0, 2), held])).toMatchObject({
    phase: { name: "confirming", unseen: false, received: false },
    confirmingSince: 3_000,
  })
})

test("no longer holds released pieces, and says so when a hold expired", () => {
  const open = after([...OPENED, { what: "windowClosed" }])
  expect(moved(open, { what: "released", state: state("expired"), at: 9_000 }).hold).toBeNull()
  expect(moved(open, { what: "released", state: state("held"), at: 9_000 }).hold).not.toBeNull()
  expect(moved(open, { what: "released", state: state("paid"), at: 9_000 }).phase.name).toBe("confirming")
  expect(moved(open, { what: "holdOver", at: 9_000 })).toMatchObject({
    hold: null,
    notice: { tone: "plain", text: paymentMessages.holdOver },
  })
})

test("ends the confirming of an order that is placed", () => {
  const placed = after([...OPENED, { what: "paid" }, { what: "seen", state: state("placed"), handed: true }])
  expect(placed).toMatchObject({ phase: { name: "placed", orderId: "order_1" }, confirmingSince: null })
})
