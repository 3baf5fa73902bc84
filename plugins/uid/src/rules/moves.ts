import type { UidState } from "@silai/contracts/uid/limits"

/** What somebody of the shop may make of an id by hand; what an order does with it follows the order. */
const BY_HAND: Record<UidState, readonly UidState[]> = {
  unused: ["printed", "void"],
  printed: ["void", "reported"],
  assigned: ["printed", "void", "reported"],
  sold: ["printed", "void", "reported"],
  void: [],
  reported: ["void"],
}

/** @param was what a reported one was before: the shop may have been wrong about it */
export const movesByHand = (state: UidState, was: UidState | null): readonly UidState[] =>
  state === "reported" && was ? [was, ...BY_HAND.reported] : BY_HAND[state]

/** States of which it is written down why. */
export const WANTS_WHY: readonly UidState[] = ["void", "reported"]

/** The piece belongs to an order. */
export const IN_ORDER: readonly UidState[] = ["assigned", "sold"]
