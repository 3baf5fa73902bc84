import type { AttemptStatus } from "@silai/contracts/checkout/limits"

/** The payment that the shop has kept for an attempt, in paise. */
export type Kept = { amountPaise: number; refundedPaise: number }

/**
 * How much of a payment can be sent back on somebody's word: any part of a placed order's, all of what is paid and not placed; null
 * where nothing is kept, nothing is left, or a refund is under way. What the shop may not keep goes back by itself.
 */
export function refundOf(
  { status }: { status: AttemptStatus },
  kept: Kept | null,
  isUnderWay: boolean,
): { how: "part" | "whole" | null; leftPaise: number } {
  const leftPaise = kept ? kept.amountPaise - kept.refundedPaise : 0
  if (leftPaise <= 0 || isUnderWay) return { how: null, leftPaise }
  if (status === "placed") return { how: "part", leftPaise }
  return { how: status === "paid" || status === "placing" ? "whole" : null, leftPaise }
}
