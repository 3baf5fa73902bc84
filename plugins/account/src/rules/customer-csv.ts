import type { CustomerKind } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import { unparse } from "papaparse"

const day = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})
const dayOf = (iso: string | null) => (iso ? day.format(new Date(iso)) : "")
const KINDS: Record<CustomerKind, string> = { account: "Account", guest: "Guest", deleted: "Deleted" }

/**
 * Customers as a file that a spreadsheet opens: with a mark for UTF-8, without which Excel spoils names. A name may be anything that a
 * buyer typed: one that a spreadsheet would run as a formula (= + - @) is led by an apostrophe.
 */
export function customerCsv(rows: readonly CustomerRow[]): string {
  const table = rows.map((row) => ({
    Name: row.name,
    Phone: row.phone ?? "",
    "E-mail": row.email ?? "",
    Kind: KINDS[row.kind],
    City: row.city,
    Joined: dayOf(row.joinedAt),
    "Last seen": dayOf(row.seenAt),
    Orders: row.orders,
    "Spent (INR)": row.spendRupees,
    Measured: row.hasMeasurements ? "Yes" : "No",
  }))
  const fields = ["Name", "Phone", "E-mail", "Kind", "City", "Joined", "Last seen", "Orders", "Spent (INR)", "Measured"]
  return `\ufeff${unparse({ fields, data: table }, { escapeFormulae: /^[=+\-@\t\r]/, newline: "\r\n" })}\r\n`
}
