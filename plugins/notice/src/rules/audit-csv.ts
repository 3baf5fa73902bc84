import type { AuditEntry } from "@silai/contracts/audit/calls"
import { auditField } from "@silai/contracts/audit/fields"
import { AUDIT_ACTS, AUDIT_KINDS } from "@silai/contracts/audit/kinds"
import type { Columns } from "@silai/kit/csv"

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Kolkata" })

/** Sums are stored in paise, and shown in rupees. */
const valueOf = (name: string, value: unknown) =>
  name.endsWith("_paise") ? Number(value) / 100 : typeof value === "object" ? JSON.stringify(value) : String(value)

const inWords = (fields: AuditEntry["before"]) =>
  Object.entries(fields ?? {})
    .map(([name, value]) => `${auditField(name)}: ${valueOf(name, value)}`)
    .join("; ")

/** The columns of the file of acts. */
export const AUDIT_COLUMNS: Columns<AuditEntry> = {
  When: ({ at }) => moment.format(new Date(at)),
  Who: ({ staff }) => staff.name,
  Did: ({ act }) => AUDIT_ACTS[act],
  What: ({ kind }) => AUDIT_KINDS[kind].label,
  Name: ({ thing }) => thing,
  Before: ({ before }) => inWords(before),
  After: ({ after }) => inWords(after),
  Id: ({ thingId }) => thingId,
}
