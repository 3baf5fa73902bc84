import type { UidState, UidVerdict } from "@silai/contracts/uid/limits"

/** What everybody is told. Whether a piece is sold is its buyer's affair, and a shop that does not scan yet could not say it. */
export const VERDICT: Record<UidState, UidVerdict> = {
  unused: "notPrinted",
  printed: "issued",
  assigned: "issued",
  sold: "issued",
  void: "void",
  reported: "reported",
}
