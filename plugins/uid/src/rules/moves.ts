import type { UidState } from "@silai/contracts/uid/limits"

/** The states that staff may set by hand; other states follow the id's order. */
const BY_HAND: Record<UidState, readonly UidState[]> = {
  unused: ["printed", "void"],
  printed: ["void", "reported"],
  assigned: ["printed", "void", "reported"],
  sold: ["printed", "void", "reported"],
  void: [],
  reported: ["void"],
}

/** @param was a reported id's earlier state: the report may be wrong */
export const movesByHand = (state: UidState, was: UidState | null): readonly UidState[] =>
  state === "reported" && was ? [was, ...BY_HAND.reported] : BY_HAND[state]

/** States that need a reason. */
export const WANTS_WHY: readonly UidState[] = ["void", "reported"]

/** The piece belongs to an order. */
export const IN_ORDER: readonly UidState[] = ["assigned", "sold"]
