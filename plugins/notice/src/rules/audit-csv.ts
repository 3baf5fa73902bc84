import type { AuditEntry } from "@silai/contracts/audit/calls"
import { AUDIT_ACTS, AUDIT_KINDS } from "@silai/contracts/audit/kinds"
import { auditLeaves, auditPath, auditRupees } from "@silai/contracts/audit/leaves"
import type { Columns } from "@silai/kit/csv"

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Kolkata" })

/** Sums are stored in paise, and shown in rupees. */
const inWords = (fields: AuditEntry["before"]) =>
  auditLeaves(fields)
    .map(({ path, value }) => `${auditPath(path)}: ${auditRupees(path, value) ?? String(value)}`)
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
