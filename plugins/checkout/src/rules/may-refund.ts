import type { AttemptStatus } from "@silai/contracts/checkout/limits"

/** The payment that the shop has kept for an attempt, in paise; `givenPaise` went to the buyer by other means. */
export type Kept = { amountPaise: number; refundedPaise: number; underWayPaise: number; givenPaise: number }

/** The sum that can no longer be sent: refunded, on its way, or given by other means. */
export const promisedPaiseOf = ({ refundedPaise, underWayPaise, givenPaise }: Kept): number =>
  refundedPaise + underWayPaise + givenPaise

/** How much of a declined refund can still be sent: others may have taken a part of its payment. */
export const sendableOf = (askedPaise: number, leftPaise: number): number => Math.min(askedPaise, leftPaise)

/**
 * How much of a payment staff can refund: any part of a placed order's, all of one not placed; null when nothing is
 * kept or left. Money that the shop may not keep is sent back automatically.
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
