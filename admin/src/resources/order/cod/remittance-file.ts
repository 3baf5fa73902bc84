import { figuresOf } from "@silai/contracts/rupees"
import { isShortened, trackingOf } from "@silai/contracts/order/tracking"
import { unparse } from "papaparse"
import { cellOf, type Headings, lineOf, matchFile, type MatchedFile, rowsOf } from "../checked-lines/matched-file"
import { COURIER_HEADINGS, orderOf } from "../ship/courier-file"

type RemittanceColumn = "order" | "number" | "amount" | "reference"
export type RemittanceFile = MatchedFile<RemittanceColumn>

/** One line: an order by its number or its parcel's, the sum, and the number of the transfer; or what is wrong with it. */
export type RemittanceLine = {
  line: string
  order: string
  amountRupees: number | null
  reference: string
  wrong: "order" | "amount" | null
}

/** Headings of the sum that the buyer paid come before those of the sum after the courier's fees. */
const REMITTANCE_HEADINGS: Headings<RemittanceColumn> = {
  order: COURIER_HEADINGS.order,
  number: COURIER_HEADINGS.number,
  amount: [
    "codamount",
    "collectableamount",
    "collectablevalue",
    "collectedamount",
    "amountcollected",
    "codvalue",
    "ordervalue",
    "price",
    "amount",
    "remittedamount",
    "netremitted",
  ],
  reference: [
    "remittanceutr",
    "utr",
    "utrno",
    "utrnumber",
    "bankrefno",
    "bankreference",
    "bankreferenceno",
    "crfid",
    "remittanceid",
    "remittanceno",
    "remittancereference",
  ],
}

/** A courier's file with its columns; null for a text without headings, which is read as our own lines. */
export const readRemittanceFile = (text: string): RemittanceFile | null =>
  matchFile(
    text,
    REMITTANCE_HEADINGS,
    ({ order, number, amount }) => amount !== null && (order !== null || number !== null),
  )

/** The number of a transfer; one that a spreadsheet has shortened is no number. */
const referenceOf = (cell: string) => (isShortened(trackingOf(cell)) ? "" : trackingOf(cell))

/** The file as our own lines, one per row, without a total at the end. */
export function linesOfRemittance({ rows, columns }: RemittanceFile): string {
  const lines = rows
    .map((row) => [
      orderOf(cellOf(row, columns.order)) || trackingOf(cellOf(row, columns.number)),
      figuresOf(cellOf(row, columns.amount)),
      referenceOf(cellOf(row, columns.reference)),
    ])
    .filter(([order]) => order)
  return unparse(lines, { newline: "\n" })
}

/** A number of this many digits is a parcel's: an order's has fewer, or our letters before it. */
const TRACKING = /^\d{8,}$/

/** `SL-000123, 839, UTR…`, one per line; a tracking number names its order too. The sum may be left out. */
export function readRemittance(text: string): RemittanceLine[] {
  return rowsOf(text).map((cells) => {
    const [first = "", sum = "", reference = ""] = cells
    // Quoted where a cell has a comma: what stays in the box is read again.
    const line = lineOf(cells)
    const named = trackingOf(first)
    const order = isShortened(named) ? "" : TRACKING.test(named) ? named : orderOf(first)
    const amount = figuresOf(sum)
    const amountRupees = amount === "" ? null : Number(amount)
    // A reversal takes money from the shop again: a person looks at it.
    const isSum = amountRupees === null || (Number.isFinite(amountRupees) && amountRupees > 0)
    const wrong = order === "" ? "order" : isSum ? null : "amount"
    return { line, order, amountRupees: isSum ? amountRupees : null, reference: referenceOf(reference), wrong }
  })
}
