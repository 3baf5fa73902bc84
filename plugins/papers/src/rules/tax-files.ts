import type { TaxFile } from "@silai/contracts/papers/limits"
import { paperSays } from "@silai/contracts/papers/messages"
import { stateOf } from "@silai/contracts/place/states"
import { csvOf } from "@silai/kit/csv"
import { toRupees } from "@silai/kit/money"
import { type Booked, onWire, taxReport } from "./tax-report"
import { bySumsOf, less } from "./summary"

const day = new Intl.DateTimeFormat("en-GB", {
  ...{ day: "2-digit", month: "short", year: "numeric", timeZone: "Asia/Kolkata" },
})
const SUMS = ["Taxable (INR)", "CGST (INR)", "SGST (INR)", "IGST (INR)", "Total (INR)"]
const sums = (one: ReturnType<typeof onWire>) => [
  ...[one.taxableRupees, one.cgstRupees, one.sgstRupees, one.igstRupees, one.totalRupees],
]

/** One row for each rate of a paper, as the tax return lists them. Credit notes are below nothing. */
const documents = (papers: readonly Booked[]) =>
  csvOf(
    [
      "Paper",
      "Number",
      "Date",
      "For invoice",
      "Order",
      "Buyer",
      "Buyer's GSTIN",
      paperSays.placeOfSupply,
      "GST %",
      ...SUMS,
    ],
    papers.flatMap(({ kind, number, issuedAt, facts }) =>
      bySumsOf(
        facts.lines.map((line) => (kind === "creditNote" ? less(line) : line)),
        ({ ratePercent }) => `${ratePercent}`,
      ).map(({ of, sum }) => [
        ...[paperSays[kind], number, day.format(issuedAt), facts.invoice?.number ?? "", facts.orderNumber],
        ...[facts.business?.name ?? facts.buyer.name, facts.business?.gstin ?? ""],
        ...[`${facts.placeOfSupply}-${stateOf(facts.placeOfSupply)?.name}`, of.ratePercent],
        ...sums(onWire(sum)),
      ]),
    ),
  )

const refunds = (papers: readonly Booked[]) =>
  csvOf(
    [
      "Credit note",
      "Date",
      "For invoice",
      "Order",
      "Customer",
      "Refunded on",
      "Refund",
      "Bank reference",
      "Amount (INR)",
    ],
    papers
      .filter(({ kind }) => kind === "creditNote")
      .map(({ number, issuedAt, facts }) => [
        ...[number, day.format(issuedAt), facts.invoice?.number ?? "", facts.orderNumber, facts.buyer.name],
        ...[facts.refund?.at ? day.format(new Date(facts.refund.at)) : "", facts.refund?.id ?? ""],
        ...[facts.refund?.reference ?? "", toRupees(facts.total.paidPaise)],
      ]),
  )

/** A month's papers as a CSV file of this kind. */
export function taxFile(what: TaxFile, month: string, papers: readonly Booked[]): string {
  if (what === "documents") return documents(papers)
  if (what === "refunds") return refunds(papers)
  const report = taxReport(month, papers)
  if (what === "hsn")
    return csvOf(
      ["HSN", "GST %", "Pieces", ...SUMS],
      report.hsn.map((one) => [one.hsn, one.ratePercent, one.quantity, ...sums(one)]),
    )
  return csvOf(
    [paperSays.placeOfSupply, "Buyer", "GST %", ...SUMS],
    report.places.map((one) => [
      ...[`${one.placeOfSupply}-${one.state}`, one.isBusiness ? "Business" : "Private", one.ratePercent],
      ...sums(one),
    ]),
  )
}
