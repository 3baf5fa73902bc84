import type { UidState, UidVerdict } from "@silai/contracts/uid/limits"

/**
 * The verdict that everyone is shown. Whether a piece is sold is private to its buyer, and a shop that does not scan
 * yet does not know it.
 */
export const VERDICT: Record<UidState, UidVerdict> = {
  unused: "notPrinted",
  printed: "issued",
  assigned: "issued",
  sold: "issued",
  void: "void",
  reported: "reported",
}
