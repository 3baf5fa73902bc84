import { taxPartOf } from "@silai/contracts/checkout/tax"
import { present } from "@silai/contracts/present"
import { type PaperFacts, type PaperLine, type Sums, sumOf } from "./facts"

/** The returned pieces of a line, by its place if known, and the sum that was paid for them. */
export type Returned = { place: number; quantity: number; paidPaise: number }
type Share = { weight: number; most: number }

/** The tax on less than this cannot be halved, so no share is smaller. Paise. */
const CRUMB = 20

/**
 * Spreads whole paise over shares by their weights, none above its limit; when those are full, over shares with room.
 * They add up to the sum, or to all the room there is. A share that would be too small goes to the one with the most
 * room.
 */
export function spread(sum: number, shares: readonly Share[]): number[] {
  const spread = shares.map((share) => ({ ...share, given: 0 }))
  type Filled = (typeof spread)[number]
  const room = ({ most, given }: Filled) => most - given
  let left = sum
  const give = (to: Filled, paise: number) => {
    to.given += paise
    left -= paise
  }
  for (const weightOf of [({ weight }: Filled) => weight, room])
    while (left > 0) {
      const open = spread.filter((one) => room(one) > 0 && weightOf(one) > 0)
      if (!open.length) break
      const weighed = open.map((to) => ({ to, weight: weightOf(to) }))
      const [all, before] = [weighed.reduce((total, { weight }) => total + weight, 0), left]
      for (const { to, weight } of weighed) {
        const share = Math.min(room(to), Math.floor((before * weight) / all))
        if (share === room(to) || to.given + share >= CRUMB) give(to, share)
      }
      if (left === before) {
        const widest = open.reduce((one, other) => (room(other) > room(one) ? other : one))
        give(widest, Math.min(room(widest), left))
      }
    }
  return spread.map(({ given }) => given)
}

/**
 * The tax in this many paise of a line, given what earlier notes took of it: all notes together have the right tax, but
 * no part is negative. The two halves of a local sale are equal, so one paisa has none; the rest of a line always has
 * room for its tax.
 */
function taxOfPart(line: PaperLine, taken: Sums, paidPaise: number, isLocal: boolean): Sums {
  const [key, halves] = isLocal ? (["cgstPaise", 2] as const) : (["igstPaise", 1] as const)
  const upTo = taken.paidPaise + paidPaise
  const rest = line.paidPaise - upTo
  const due = line[key] - taken[key]
  const wanted = rest < CRUMB ? due : taxPartOf(upTo, line.ratePercent, isLocal)[key] - taken[key]
  const tax = rest === 0 ? due : Math.min(Math.max(wanted, 0), due, Math.floor(paidPaise / halves))
  const half = isLocal ? tax : 0
  return {
    paidPaise,
    taxablePaise: paidPaise - halves * tax,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: isLocal ? 0 : tax,
  }
}

/** In addition to a note's own refund: pieces returned earlier, by the line's place, refunded or not. */
export type Earlier = readonly Pick<Returned, "place" | "quantity">[]

const piecesAt = (place: number | null, all: Earlier): number =>
  all.reduce((sum, one) => sum + (one.place === place ? one.quantity : 0), 0)

/**
 * The credit note of a refund: the sum, spread over the returned lines, or over all that is left of the invoice; so
 * that all notes of a fully refunded invoice add up to it, tax by tax, to the paisa. Pieces for which nothing was paid
 * are credited as pieces. Null when nothing of the invoice is left.
 */
export function creditFacts(
  invoice: PaperFacts,
  before: readonly PaperFacts[],
  refund: { paise: number } & NonNullable<PaperFacts["refund"]>,
  of: { number: string; issuedAt: string },
  returned: readonly Returned[] = [],
  earlier: Earlier = [],
): PaperFacts | null {
  const shares = invoice.lines.map((line) => {
    const same = before.flatMap(({ lines }) =>
      lines.filter(({ place, ratePercent }) => place === line.place && ratePercent === line.ratePercent),
    )
    const taken = { ...sumOf(same), quantity: same.reduce((sum, { quantity }) => sum + quantity, 0) }
    const most = line.paidPaise - taken.paidPaise
    const returnedLine = returned.find(({ place }) => place === line.place)
    return { line, taken, most, weight: returned.length ? (returnedLine?.paidPaise ?? 0) : most }
  })
  const given = spread(refund.paise, shares)
  if (given.every((paise) => paise === 0)) return null
  const parts = shares.map((share, at) => ({ ...share, paid: present(given[at], "the part of a line in a refund") }))
  const isAll = parts.every(({ most, paid }) => most === paid)
  const lines = parts.flatMap(({ line, taken, most, paid }): PaperLine[] => {
    const left = line.quantity - taken.quantity
    const uncredited = piecesAt(line.place, returned) + piecesAt(line.place, earlier) - taken.quantity
    const isWhole = isAll || (paid > 0 && paid === most)
    const quantity = isWhole ? left : Math.max(0, Math.min(left, uncredited))
    if (paid === 0 && quantity === 0) return []
    return [{ ...line, ...taxOfPart(line, taken, paid, invoice.isLocal), quantity, discountPaise: 0 }]
  })
  const { id, at, reference } = refund
  return { ...invoice, lines, total: sumOf(lines), invoice: of, refund: { id, at, reference } }
}
