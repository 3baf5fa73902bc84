import type { TaxReport } from "@silai/contracts/papers/calls"
import { paperMessages } from "@silai/contracts/papers/messages"
import { stateOf } from "@silai/contracts/place/states"
import { type Columns, csvFile } from "@silai/kit/csv"
import { toRupees } from "@silai/kit/money"
import type { Sums } from "./facts"
import { type Booked, onWire } from "./tax-report"
import { bySumsOf, less } from "./summary"

const day = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})

const SUMS: Columns<ReturnType<typeof onWire>> = {
  "Taxable (INR)": (row) => row.taxableRupees,
  "CGST (INR)": (row) => row.cgstRupees,
  "SGST (INR)": (row) => row.sgstRupees,
  "IGST (INR)": (row) => row.igstRupees,
  "Total (INR)": (row) => row.totalRupees,
}

type RateRow = Booked & ReturnType<typeof onWire> & { ratePercent: number }

/** One row for each rate of a paper, as the tax return lists them. Credit notes are negative. */
const ratesOf = (paper: Booked): RateRow[] =>
  bySumsOf<Sums & { ratePercent: number }>(
    paper.facts.lines.map((line) => (paper.kind === "creditNote" ? less(line) : line)),
    ({ ratePercent }) => `${ratePercent}`,
  ).map(({ of, sum }) => ({ ...paper, ratePercent: of.ratePercent, ...onWire(sum) }))

export async function* rateRows(pages: AsyncIterable<readonly Booked[]>): AsyncGenerator<RateRow[], void> {
  for await (const papers of pages) yield papers.flatMap(ratesOf)
}

/** The columns of a month's papers, rate by rate. */
export const DOCUMENT_COLUMNS: Columns<RateRow> = {
  Paper: ({ kind }) => paperMessages[kind],
  Number: ({ number }) => number,
  Date: ({ issuedAt }) => day.format(issuedAt),
  "For invoice": ({ facts }) => facts.invoice?.number ?? "",
  Order: ({ facts }) => facts.orderNumber,
  Buyer: ({ facts }) => facts.business?.name ?? facts.buyer.name,
  "Buyer's GSTIN": ({ facts }) => facts.business?.gstin ?? "",
  [paperMessages.placeOfSupply]: ({ facts }) => `${facts.placeOfSupply}-${stateOf(facts.placeOfSupply)?.name}`,
  "GST %": ({ ratePercent }) => ratePercent,
  ...SUMS,
}

/** Of its credit notes, with the refunds that they belong to. */
export const REFUND_COLUMNS: Columns<Booked> = {
  "Credit note": ({ number }) => number,
  Date: ({ issuedAt }) => day.format(issuedAt),
  "For invoice": ({ facts }) => facts.invoice?.number ?? "",
  Order: ({ facts }) => facts.orderNumber,
  Customer: ({ facts }) => facts.buyer.name,
  "Refunded on": ({ facts }) => (facts.refund?.at ? day.format(new Date(facts.refund.at)) : ""),
  Refund: ({ facts }) => facts.refund?.id ?? "",
  "Bank reference": ({ facts }) => facts.refund?.reference ?? "",
  "Amount (INR)": ({ facts }) => toRupees(facts.total.paidPaise),
}

const HSN_COLUMNS: Columns<TaxReport["hsn"][number]> = {
  HSN: ({ hsn }) => hsn,
  "GST %": ({ ratePercent }) => ratePercent,
  Pieces: ({ quantity }) => quantity,
  ...SUMS,
}

const PLACE_COLUMNS: Columns<TaxReport["places"][number]> = {
  [paperMessages.placeOfSupply]: ({ placeOfSupply, state }) => `${placeOfSupply}-${state}`,
  Buyer: ({ isBusiness }) => (isBusiness ? "Business" : "Private"),
  "GST %": ({ ratePercent }) => ratePercent,
  ...SUMS,
}

/** A month's sums by HSN or by place of supply as a CSV file: a row for each, however many papers there are. */
export const sumsFile = (what: "hsn" | "places", report: TaxReport): string =>
  what === "hsn" ? csvFile(HSN_COLUMNS, report.hsn) : csvFile(PLACE_COLUMNS, report.places)
