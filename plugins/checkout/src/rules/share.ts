import { BAG } from "@silai/contracts/bag/limits"
import { SCARCE, UNPAID_SHARE } from "@silai/contracts/checkout/limits"

/** This share of `unsold` pieces, but never less than one shopper may buy. */
export const mostHeld = (unsold: number, share: number): number =>
  Math.max(BAG.maxUnitsPerLine, Math.ceil(unsold * share))

/**
 * Pieces of one size: not sold; held by anyone; held unpaid by all guests, and by guests at one network address.
 * `idle`: seconds for which guests without a proven phone held such pieces unpaid within the last hour, and how many of
 * them at that address.
 */
export type Unpaid = {
  unsold: number
  held: number
  guests: number
  here: number
  idleSeconds: number
  idleSecondsHere: number
}

/** A size is scarce when few pieces of it would stay free, or many would be held, once `quantity` more are. */
export const isScarce = ({ unsold, held }: Pick<Unpaid, "unsold" | "held">, quantity: number): boolean =>
  unsold - held - quantity <= SCARCE.freePieces || held + quantity >= unsold * SCARCE.heldShare

/** Whether holding `quantity` more needs a closer look: while there is plenty, no proof is required. */
export const isNearlyGone = (level: Pick<Unpaid, "unsold" | "held">, quantity: number): boolean =>
  isScarce(level, quantity) || level.held + quantity > mostHeld(level.unsold, UNPAID_SHARE.ofOneAddress)

/**
 * Whether a guest who wants `quantity` must prove a phone first: all guests, or those at this address, would hold more
 * than their share (`UNPAID_SHARE`). At first any guest may hold the last pair. Once the size was held unpaid, the last
 * quarter is kept for proven phones; and a guest at an address that held it so must prove a phone at once.
 */
export function needsProof(unpaid: Unpaid, quantity: number): boolean {
  const { unsold, guests, here } = unpaid
  const ofAll =
    unpaid.idleSeconds >= SCARCE.idleSeconds
      ? Math.floor(unsold * UNPAID_SHARE.ofAllGuests)
      : mostHeld(unsold, UNPAID_SHARE.ofAllGuests)
  return (
    guests + quantity > ofAll ||
    here + quantity > mostHeld(unsold, UNPAID_SHARE.ofOneAddress) ||
    (isScarce(unpaid, quantity) && unpaid.idleSecondsHere >= SCARCE.idleSeconds)
  )
}

/** A hold of a scarce size that ended unpaid: when it began, and how long it lasted. */
export type Kept = { agoSeconds: number; seconds: number }

export const keptSeconds = (own: readonly Kept[]): number => own.reduce((sum, { seconds }) => sum + seconds, 0)

/** For how long a shopper may hold a scarce size, having held it unpaid this long already; null: it is others' turn. */
export function scarceSeconds(kept: number): number | null {
  const left = Math.floor(SCARCE.personSeconds - kept)
  return left < SCARCE.leastSeconds ? null : Math.min(SCARCE.holdSeconds, left)
}

/** Seconds until enough of these holds are an hour old for the next one. */
export function waitSeconds(own: readonly Kept[]): number {
  const oldestFirst = [...own].sort((a, b) => b.agoSeconds - a.agoSeconds)
  let kept = keptSeconds(own)
  for (const { agoSeconds, seconds } of oldestFirst) {
    kept -= seconds
    if (scarceSeconds(kept) !== null) return Math.max(0, SCARCE.windowSeconds - agoSeconds)
  }
  return 0
}
