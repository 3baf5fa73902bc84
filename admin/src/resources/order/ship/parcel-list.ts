import { PARCEL } from "@silai/contracts/order/limits"
import { orderNumberIn, orderNumberWritten } from "@silai/contracts/order/number"
import { isShortened, trackingOf } from "@silai/contracts/order/tracking"
import { oneLine } from "@silai/contracts/plain"
import type { Parcel } from "@silai/contracts/order/calls"
import { lineOf, rowsOf } from "../checked-lines/matched-file"

/** One line as it was pasted: an order with its parcel, or what is wrong with it. */
export type ParcelLine =
  | { line: string; order: string; parcel: Parcel; wrong: null }
  | { line: string; order: string; parcel: null; wrong: "order" | "number" | "shortened" | "long" | "link" | "twice" }

/** `SL-000123, Delhivery, AWB123, https://…`, one per line; the courier is optional. A first line of headings is skipped. */
export function readParcels(text: string): ParcelLine[] {
  const seen = new Set<string>()
  return rowsOf(text).flatMap((row, place): ParcelLine[] => {
    // A spreadsheet's file marks a text that looks like a formula with an apostrophe.
    const cells = row.map((cell) => cell.replace(/^'(?=[=+\-@])/, ""))
    const line = lineOf(cells)
    const [first = "", ...rest] = cells
    const order = orderNumberIn(first) === null ? null : orderNumberWritten(first)
    if (place === 0 && /^(order|number|ऑर्डर)/i.test(first)) return []
    const wrong = (why: Exclude<ParcelLine["wrong"], null>): ParcelLine[] => [
      { line, order: first, parcel: null, wrong: why },
    ]
    if (order === null) return wrong("order")
    if (seen.has(order)) return wrong("twice")
    seen.add(order)
    const [courier = "", number = "", trackingUrl = ""] = rest.length === 1 ? ["", rest[0]] : rest
    const trackingNumber = trackingOf(number)
    if (!trackingNumber) return wrong("number")
    if (isShortened(trackingNumber)) return wrong("shortened")
    if (courier.length > PARCEL.courier || trackingNumber.length > PARCEL.number || trackingUrl.length > PARCEL.url)
      return wrong("long")
    if (trackingUrl && !PARCEL.link.test(trackingUrl)) return wrong("link")
    return [{ line, order, parcel: { courier: oneLine(courier), trackingNumber, trackingUrl }, wrong: null }]
  })
}
