import type { CustomerKind } from "@silai/contracts/customer/limits"
import type { CustomerRow } from "@silai/contracts/customer/shapes"
import type { Columns } from "@silai/kit/csv"

const day = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})
const dayOf = (iso: string | null) => (iso ? day.format(new Date(iso)) : "")
const KINDS: Record<CustomerKind, string> = { account: "Account", guest: "Guest", deleted: "Deleted" }

/** The columns of the file of customers. */
export const CUSTOMER_COLUMNS: Columns<CustomerRow> = {
  Name: (row) => row.name,
  Phone: (row) => row.phone ?? "",
  "E-mail": (row) => row.email ?? "",
  Kind: (row) => KINDS[row.kind],
  City: (row) => row.city,
  Joined: (row) => dayOf(row.joinedAt),
  "Last seen": (row) => dayOf(row.seenAt),
  Orders: (row) => row.orders,
  "Spent (INR)": (row) => row.spendRupees,
  Measured: (row) => (row.hasMeasurements ? "Yes" : "No"),
}
