import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { AttemptState } from "@silai/contracts/checkout/calls"
import { clockText } from "~/lib/moments"

/** The state of a payment, as the shopper's page shows it. */
export type Phase =
  | { name: "ready" }
  | { name: "opening" }
  | { name: "window" }
  /** `unseen`: the window told of a payment that nobody has seen; `received`: it is here, and its order is being placed. */
  | { name: "confirming"; unseen: boolean; received: boolean }
  | { name: "refund"; done: boolean }
  | { name: "placed"; orderId: string }
  /** Paid by somebody who has since signed in or out: this browser may not see the order. */
  | { name: "elsewhere" }

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

/** Milliseconds until the next poll; short at first, longer when it takes long. */
export function askAgainIn(phase: Phase, waitedMs: number): number | null {
  if (phase.name === "confirming")
    return waitedMs < 15_000 ? 1_000 : waitedMs < 60_000 ? 2_500 : waitedMs < 30 * 60_000 ? 6_000 : 60_000
  // A window may be open, or closed, on a payment that the bank confirms a minute later; a tab left open for a day asks no more.
  if (phase.name === "ready" || phase.name === "window")
    return waitedMs < 2 * CHECKOUT.holdMinutes * 60_000 ? 5_000 : null
  return phase.name === "refund" && !phase.done ? 10_000 : null
}

/** "14:05" of a hold, or null when it is over. */
export function clockOf(leftMs: number): string | null {
  if (leftMs <= 0) return null
  return clockText(Math.ceil(leftMs / 1000))
}
