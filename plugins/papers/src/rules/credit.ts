import { taxPartOf } from "@silai/contracts/checkout/tax"
import { type PaperFacts, type PaperLine, SUM_KEYS, type Sums, sumOf } from "./facts"

/** What came back, by the line's place, where it is known: pieces, and what was paid for them. */
export type Returned = { place: number; quantity: number; paidPaise: number }
type Share = { weight: number; most: number }

/**
 * Spreads whole paise over shares by their weights, none above its most; when those are full, over whatever has room. They add
 * up to the sum, or to all there is.
 */
export function spread(sum: number, shares: readonly Share[]): number[] {
  const given = shares.map(() => 0)
  const room = (at: number) => shares[at]!.most - given[at]!
  let left = sum
  for (const weightOf of [(at: number) => shares[at]!.weight, room])
    while (left > 0) {
      const open = shares.map((_, at) => at).filter((at) => room(at) > 0 && weightOf(at) > 0)
      if (!open.length) break
      const weights = open.map(weightOf)
      const [all, before] = [weights.reduce((one, other) => one + other, 0), left]
      for (const [place, at] of open.entries()) {
        const share = Math.min(room(at), left, Math.max(1, Math.floor((before * weights[place]!) / all)))
        given[at]! += share
        left -= share
      }
    }
  return given
}

/** The tax in the first so many paise of a line; what lies between two such sums belongs to one note. */
function taxUpTo(line: PaperLine, paidPaise: number, isLocal: boolean): Sums {
  return paidPaise === line.paidPaise ? line : { ...taxPartOf(paidPaise, line.ratePercent, isLocal), paidPaise }
}

/**
 * The credit note of a refund: what was refunded, spread over the lines that came back, or over all that is left of the
 * invoice; so that all notes of an invoice that went back whole add up to it, tax by tax, to the paisa. Null when nothing
 * of the invoice is left.
 */
export function creditFacts(
  invoice: PaperFacts,
  before: readonly PaperFacts[],
  refund: { paise: number } & NonNullable<PaperFacts["refund"]>,
  of: { number: string; issuedAt: string },
  returned: readonly Returned[] = [],
): PaperFacts | null {
  const taken = invoice.lines.map((line) => {
    const same = before.flatMap(({ lines }) =>
      lines.filter(({ place, ratePercent }) => place === line.place && ratePercent === line.ratePercent),
    )
    return {
      paidPaise: same.reduce((sum, { paidPaise }) => sum + paidPaise, 0),
      quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
    }
  })
  const back = ({ place }: PaperLine) => returned.find((one) => one.place === place)
  const shares = invoice.lines.map((line, at): Share => {
    const most = line.paidPaise - taken[at]!.paidPaise
    return { most, weight: returned.length ? (back(line)?.paidPaise ?? 0) : most }
  })
  const paid = spread(refund.paise, shares)
  const lines = invoice.lines.flatMap((line, at): PaperLine[] => {
    if (paid[at] === 0) return []
    const from = taken[at]!
    const upTo = from.paidPaise + paid[at]!
    const [sofar, now] = [from.paidPaise, upTo].map((paise) => taxUpTo(line, paise, invoice.isLocal))
    const part = Object.fromEntries(SUM_KEYS.map((key) => [key, now![key] - sofar![key]])) as Sums
    const left = line.quantity - from.quantity
    const quantity = upTo === line.paidPaise ? left : Math.min(left, back(line)?.quantity ?? 0)
    return [{ ...line, ...part, quantity, discountPaise: 0 }]
  })
  if (!lines.length) return null
  const { id, at, reference } = refund
  return { ...invoice, lines, total: sumOf(lines), invoice: of, refund: { id, at, reference } }
}
