import { PARCEL } from "@silai/contracts/order/limits"
import { orderNumberIn, orderNumberWritten } from "@silai/contracts/order/number"
import { isShortened, trackingOf } from "@silai/contracts/order/tracking"
import { oneLine } from "@silai/contracts/plain"
import type { Parcel } from "@silai/contracts/order/calls"

/** One line as it was pasted: an order with its parcel, or what is wrong with it. */
export type ParcelLine =
  | { line: string; order: string; parcel: Parcel; wrong: null }
  | { line: string; order: string; parcel: null; wrong: "order" | "number" | "shortened" | "long" | "link" | "twice" }

/** The cells of a line: a spreadsheet copies tabs, a file has commas or semicolons; a quoted cell may contain them. */
function cellsOf(line: string): string[] {
  const gap = line.includes("\t") ? "\t" : /^[^",]*;/.test(line) ? ";" : ","
  const cells: string[] = []
  let cell = ""
  let quoted = false
  for (let at = 0; at < line.length; at++) {
    const letter = line.charAt(at)
    if (letter === '"' && quoted && line[at + 1] === '"') {
      cell += letter
      at++
    } else if (letter === '"') quoted = !quoted
    else if (letter === gap && !quoted) {
      cells.push(cell)
      cell = ""
    } else cell += letter
  }
  // A spreadsheet's file marks a text that looks like a formula with an apostrophe.
  return [...cells, cell].map((text) => text.trim().replace(/^'(?=[=+\-@])/, ""))
}

/** `SL-000123, Delhivery, AWB123, https://…`, one per line; the courier is optional. A first line of headings is skipped. */
export function readParcels(text: string): ParcelLine[] {
  const lines = text
    .replace(/^\ufeff/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim())
  const seen = new Set<string>()
  return lines.flatMap((line, place): ParcelLine[] => {
    const [first = "", ...rest] = cellsOf(line)
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
