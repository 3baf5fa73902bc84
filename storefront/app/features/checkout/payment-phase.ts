import type { AttemptState } from "@silai/contracts/checkout/calls"
import { clockText } from "~/lib/moments"

/** Where a payment stands, as the shopper's page sees it. */
export type Phase =
  | { name: "ready" }
  | { name: "opening" }
  | { name: "window" }
  | { name: "confirming"; unseen: boolean }
  | { name: "refund"; done: boolean }
  | { name: "placed"; orderId: string }

/**
 * What the server's word means for the page. `handed` says that the payment window reported money: from then on nothing leads
 * back to the Pay button, since paying twice is worse than waiting.
 */
export function phaseFor(state: AttemptState, now: Phase, handed: boolean): Phase {
  switch (state.status) {
    case "placed":
      return state.orderId ? { name: "placed", orderId: state.orderId } : { name: "confirming", unseen: false }
    case "paid":
    case "placing":
      return { name: "confirming", unseen: false }
    case "refund_due":
    case "refunded":
      return { name: "refund", done: state.status === "refunded" }
    case "expired":
      return handed ? { name: "confirming", unseen: true } : { name: "ready" }
    case "open":
    case "held":
      if (handed) return { name: "confirming", unseen: false }
      return now.name === "window" || now.name === "opening" ? now : { name: "ready" }
  }
}

/** Milliseconds until the server is asked again; quick while somebody watches, calmer when it takes long. */
export function askAgainIn(phase: Phase, waitedMs: number): number | null {
  if (phase.name === "confirming") return waitedMs < 15_000 ? 1_000 : waitedMs < 60_000 ? 2_500 : 6_000
  // A window may be closed on a payment that the bank confirms a minute later.
  if (phase.name === "ready") return 5_000
  return phase.name === "refund" && !phase.done ? 10_000 : null
}

/** Seconds the payment window may stay open: never so long that the hold ends under a payment. */
export function secondsToPay(payWithinSeconds: number, expiresAtMs: number, nowMs: number): number {
  const left = Math.floor((expiresAtMs - nowMs) / 1000) - 45
  return Math.max(30, Math.min(payWithinSeconds, left))
}

/** "14:05" of a hold, or null when it is over. */
export function clockOf(leftMs: number): string | null {
  if (leftMs <= 0) return null
  return clockText(Math.ceil(leftMs / 1000))
}
