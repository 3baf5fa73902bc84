import type { TaxReport } from "@silai/contracts/papers/calls"
import { NUMBERED, type Numbered } from "@silai/contracts/papers/limits"
import { stateOf } from "@silai/contracts/place/states"
import { toRupees } from "@silai/kit/money"
import { type PaperFacts, type PaperLine, type Sums, sumOf } from "./facts"
import { bySumsOf, less } from "./summary"

/** A tax paper of the month: a credit note takes from what invoices add. */
export type Booked = { kind: Numbered; number: string; issuedAt: Date; facts: PaperFacts }
type Row = PaperLine & { placeOfSupply: PaperFacts["placeOfSupply"]; isBusiness: boolean }

export const onWire = ({ paidPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Sums) => ({
  taxableRupees: toRupees(taxablePaise),
  cgstRupees: toRupees(cgstPaise),
  sgstRupees: toRupees(sgstPaise),
  igstRupees: toRupees(igstPaise),
  totalRupees: toRupees(paidPaise),
})

const rowsOf = ({ kind, facts }: Booked): Row[] =>
  facts.lines.map((line) => {
    const row = { ...line, placeOfSupply: facts.placeOfSupply, isBusiness: facts.business !== null }
    return kind === "creditNote" ? { ...less(row), quantity: -row.quantity } : row
  })

/** What an accountant files a month's sales from. */
export function taxReport(month: string, papers: readonly Booked[]): TaxReport {
  const rows = papers.flatMap(rowsOf)
  const documents = NUMBERED.flatMap((kind) => {
    const some = papers.filter((paper) => paper.kind === kind)
    if (!some.length) return []
    const sums = onWire(sumOf(some.map(({ facts }) => facts.total)))
    return [{ kind, count: some.length, first: some[0]!.number, last: some.at(-1)!.number, ...sums }]
  })
  return {
    month,
    sellerGstin: papers.at(-1)?.facts.seller.gstin ?? "",
    documents,
    rates: bySumsOf(rows, ({ ratePercent }) => `${ratePercent}`).map(({ of, sum }) => ({
      ratePercent: of.ratePercent,
      ...onWire(sum),
    })),
    hsn: bySumsOf(rows, ({ hsn, ratePercent }) => `${hsn} ${ratePercent}`).map(({ of, rows: some, sum }) => ({
      ...{ hsn: of.hsn, ratePercent: of.ratePercent },
      quantity: some.reduce((all, { quantity }) => all + quantity, 0),
      ...onWire(sum),
    })),
    places: bySumsOf(rows, (row) => `${row.isBusiness ? 0 : 1} ${row.placeOfSupply} ${row.ratePercent}`).map(
      ({ of, sum }) => ({
        ...{ placeOfSupply: of.placeOfSupply, state: stateOf(of.placeOfSupply)?.name ?? "" },
        ...{ isBusiness: of.isBusiness, ratePercent: of.ratePercent },
        ...onWire(sum),
      }),
    ),
  }
}
