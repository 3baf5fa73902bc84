import { orderNumberWritten } from "@silai/contracts/order/number"
import { trackingOf } from "@silai/contracts/order/tracking"
import { unparse } from "papaparse"
import { cellOf, type Headings, matchFile, type MatchedFile, plain } from "../checked-lines/matched-file"

type CourierColumn = "order" | "number" | "courier" | "link"
export type CourierFile = MatchedFile<CourierColumn> & { courier: string }

/** Headings in the files of couriers and aggregators. */
export const COURIER_HEADINGS: Headings<CourierColumn> = {
  order: [
    "orderid",
    "orderno",
    "ordernumber",
    "order",
    "clientorderid",
    "channelorderid",
    "sellerorderid",
    "orderreference",
    "referenceno",
    "referencenumber",
    "reference",
    "refno",
    "refnumber",
    "customerreferencenumber",
    "customerreferenceno",
    "customerrefno",
    "creditreferenceno",
    "creditreferencenumber",
    "shipmentreference",
    "senderreference",
    "invoicereference",
  ],
  number: [
    "waybill",
    "waybillno",
    "waybillnumber",
    "awb",
    "awbno",
    "awbnumber",
    "awbcode",
    "trackingnumber",
    "trackingno",
    "trackingid",
    "consignmentno",
    "consignmentnumber",
    "cnno",
    "cnnumber",
    "articlenumber",
    "articleno",
    "barcodeno",
    "docket",
    "docketno",
    "docketnumber",
    "lrnumber",
  ],
  courier: [
    "courier",
    "couriername",
    "couriercompany",
    "courierpartner",
    "carrier",
    "logisticspartner",
    "deliverypartner",
  ],
  link: ["trackingurl", "trackinglink", "trackurl", "link"],
}
/** The courier, by a heading that only this one uses; the user can change it. */
const WHOSE: readonly (readonly [RegExp, string])[] = [
  [/^(consignmentn|cnn)/, "DTDC"],
  [/^articlen/, "India Post"],
  [/^creditreferencen/, "Blue Dart"],
  [/^waybill/, "Delhivery"],
]

/** A courier's file with its columns; null for a text without headings, which is read as our own lines. */
export function readCourierFile(text: string): CourierFile | null {
  const file = matchFile(text, COURIER_HEADINGS, ({ order, number }) => order !== null && number !== null)
  if (!file) return null
  const courier = WHOSE.find(([heading]) => file.headings.some((one) => heading.test(plain(one))))?.[1] ?? ""
  return { ...file, courier }
}

/** An order's number as ours; anything else is left as it is, and reported as wrong. */
export const orderOf = (cell: string): string => orderNumberWritten(cell) ?? cell.trim()

/** The file as lines in our own format, one per row, without a total at the end. */
export function linesOfFile({ rows, columns, courier }: CourierFile): string {
  const lines = rows
    .map((row) => ({
      order: cellOf(row, columns.order),
      number: cellOf(row, columns.number),
      of: cellOf(row, columns.courier) || courier,
      link: cellOf(row, columns.link),
    }))
    .filter(({ order, number }) => order || number)
    .map(({ order, number, of, link }) => [orderOf(order), of, trackingOf(number), ...(link ? [link] : [])])
  return unparse(lines, { newline: "\n" })
}
