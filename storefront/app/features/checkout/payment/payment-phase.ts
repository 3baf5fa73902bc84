import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import { clockText } from "~/lib/moments"

/** The state of a payment, as the shopper's page shows it. */
export type Phase =
  | { name: "ready" }
  | { name: "opening" }
  | { name: "window" }
  /** `unseen`: the window reported a payment that the server has not seen; `received`: it is here, and its order is being placed. */
  | { name: "confirming"; unseen: boolean; received: boolean }
  | { name: "refund"; done: boolean }
  | { name: "placed"; orderId: string }
  /** Paid before a sign-in or sign-out: this browser must not see the order. */
  | { name: "elsewhere" }

const MINUTE_MS = 60_000

/** Properties that differ by phase. */
export const PHASES: Record<
  Phase["name"],
  {
    /** No payment is known: the Pay button is shown, and a window may be open. */
    payable: boolean
    /** The button is busy. */
    busy: boolean
    /** Leaving the page releases this tab's hold. */
    releases: boolean
    /** Milliseconds until the next poll, by how long it has taken; null for none. */
    asksAgainIn: (waitedMs: number) => number | null
  }
> = {
  ready: { payable: true, busy: false, releases: true, asksAgainIn: whileHeld },
  opening: { payable: true, busy: true, releases: false, asksAgainIn: never },
  window: { payable: true, busy: true, releases: true, asksAgainIn: whileHeld },
  confirming: { payable: false, busy: false, releases: false, asksAgainIn: untilPlaced },
  refund: { payable: false, busy: false, releases: false, asksAgainIn: () => 10_000 },
  placed: { payable: false, busy: false, releases: false, asksAgainIn: never },
  elsewhere: { payable: false, busy: false, releases: false, asksAgainIn: never },
}

function never() {
  return null
}
/** The bank may confirm a payment a minute after the window was closed; a tab left open for a day stops polling. */
function whileHeld(waitedMs: number) {
  return waitedMs < 2 * CHECKOUT.holdMinutes * MINUTE_MS ? 5_000 : null
}
function untilPlaced(waitedMs: number) {
  if (waitedMs < MINUTE_MS) return waitedMs < 15_000 ? 1_000 : 2_500
  return waitedMs < 30 * MINUTE_MS ? 6_000 : MINUTE_MS
}

/** Milliseconds until the next poll; short at first, longer when it takes long. */
export const askAgainIn = (phase: Phase, waitedMs: number): number | null =>
  phase.name === "refund" && phase.done ? null : PHASES[phase.name].asksAgainIn(waitedMs)

/**
 * The page's state for a server state. `handed`: the payment window has reported a payment; from then on the Pay button
 * never returns, because paying twice is worse than waiting.
 */
export function phaseFor(state: AttemptState, now: Phase, handed: boolean): Phase {
  if (!state.isYours && !["refund_due", "refunded"].includes(state.status)) return { name: "elsewhere" }
  switch (state.status) {
    case "placed":
      return state.orderId
        ? { name: "placed", orderId: state.orderId }
        : { name: "confirming", unseen: false, received: true }
    case "paid":
    case "placing":
      return { name: "confirming", unseen: false, received: true }
    case "refund_due":
    case "refunded":
      return { name: "refund", done: state.status === "refunded" }
    case "expired":
      return handed ? { name: "confirming", unseen: true, received: false } : { name: "ready" }
    case "open":
    case "held":
      if (handed) return { name: "confirming", unseen: false, received: false }
      return now.name === "window" || now.name === "opening" ? now : { name: "ready" }
  }
}

/**
 * The server has no such attempt of this browser. After a reported payment that is no reason to show the button again.
 */
export const phaseWhenUnknown = (now: Phase): Phase => (now.name === "confirming" ? { name: "elsewhere" } : now)

/** "14:05" of a hold, or null when it is over. */
export function clockOf(leftMs: number): string | null {
  if (leftMs <= 0) return null
  return clockText(Math.ceil(leftMs / 1000))
}
