import type { AttemptStatus } from "@silai/contracts/checkout/limits"

/** The payment that the shop has kept for an attempt, in paise; `givenPaise` went to the buyer otherwise. */
export type Kept = { amountPaise: number; refundedPaise: number; underWayPaise: number; givenPaise: number }

/** What is no longer the shop's to send: gone back, on its way, or given otherwise. */
export const promisedPaiseOf = ({ refundedPaise, underWayPaise, givenPaise }: Kept): number =>
  refundedPaise + underWayPaise + givenPaise

/**
 * How much of a payment can be sent back on somebody's word: any part of a placed order's, all of what is paid and not placed; null
 * where nothing is kept, or nothing is left. What the shop may not keep goes back by itself.
 */
export function refundOf(
  { status }: { status: AttemptStatus },
  kept: Kept | null,
): { how: "part" | "whole" | null; leftPaise: number } {
  const leftPaise = kept ? Math.max(0, kept.amountPaise - promisedPaiseOf(kept)) : 0
  if (leftPaise <= 0) return { how: null, leftPaise }
  if (status === "placed") return { how: "part", leftPaise }
  return { how: status === "paid" || status === "placing" ? "whole" : null, leftPaise }
}
