import type { TaxReport } from "@silai/contracts/papers/calls"
import { NUMBERED, type Numbered } from "@silai/contracts/papers/limits"
import { stateOf } from "@silai/contracts/place/states"
import { toRupees } from "@silai/kit/money"
import type { PaperFacts, Sums } from "./facts"
import { paperNumberOf } from "./series"
import { byKey } from "./summary"

/** A tax paper of the month. */
export type Booked = { kind: Numbered; number: string; issuedAt: Date; facts: PaperFacts }

/** `first`, `last`: the year and the number, as in `26-27/000000123`. */
type DocumentSums = Sums & { kind: Numbered; count: number; first: string; last: string }
/** Credit notes are subtracted. What a part is not grouped by is empty. */
type GroupSums = Sums & {
  part: "rates" | "hsn" | "places"
  ratePercent: number
  hsn: string
  placeOfSupply: PaperFacts["placeOfSupply"]
  isBusiness: boolean
  quantity: number
}
/** The sums of a month's papers. `sellerGstin`: the last paper's. */
export type MonthSums = { documents: DocumentSums[]; groups: GroupSums[]; sellerGstin: string | null }

export const onWire = ({ paidPaise, taxablePaise, cgstPaise, sgstPaise, igstPaise }: Sums) => ({
  taxableRupees: toRupees(taxablePaise),
  cgstRupees: toRupees(cgstPaise),
  sgstRupees: toRupees(sgstPaise),
  igstRupees: toRupees(igstPaise),
  totalRupees: toRupees(paidPaise),
})

function numberIn(kind: Numbered, text: string): string {
  const [year = "", number] = text.split("/")
  return paperNumberOf(kind, year, Number(number))
}

/** The figures for a month's tax return. */
export function taxReport(month: string, { documents, groups, sellerGstin }: MonthSums): TaxReport {
  const partOf = (part: GroupSums["part"], keyOf: (row: GroupSums) => string) =>
    byKey(
      groups.filter((row) => row.part === part),
      keyOf,
    )
  return {
    month,
    sellerGstin: sellerGstin ?? "",
    documents: NUMBERED.flatMap((kind) =>
      documents
        .filter((one) => one.kind === kind)
        .map((one) => ({
          kind,
          count: one.count,
          first: numberIn(kind, one.first),
          last: numberIn(kind, one.last),
          ...onWire(one),
        })),
    ),
    rates: partOf("rates", ({ ratePercent }) => `${ratePercent}`).map((row) => ({
      ratePercent: row.ratePercent,
      ...onWire(row),
    })),
    hsn: partOf("hsn", ({ hsn, ratePercent }) => `${hsn} ${ratePercent}`).map((row) => ({
      hsn: row.hsn,
      ratePercent: row.ratePercent,
      quantity: row.quantity,
      ...onWire(row),
    })),
    places: partOf("places", (row) => `${row.isBusiness ? 0 : 1} ${row.placeOfSupply} ${row.ratePercent}`).map(
      (row) => ({
        placeOfSupply: row.placeOfSupply,
        state: stateOf(row.placeOfSupply)?.name ?? "",
        isBusiness: row.isBusiness,
        ratePercent: row.ratePercent,
        ...onWire(row),
      }),
    ),
  }
}
