import type { AuditEntry } from "@silai/contracts/audit/calls"
import { AUDIT_ACTS, AUDIT_KINDS } from "@silai/contracts/audit/kinds"
import { auditLeaves } from "@silai/contracts/audit/leaves"
import { auditLabel, auditName, auditValue, type AuditWriter } from "@silai/contracts/audit/words"
import type { Columns } from "@silai/kit/csv"

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "medium", timeZone: "Asia/Kolkata" })

const inEnglish: AuditWriter = {
  sum: String,
  moment: (iso) => moment.format(new Date(iso)),
  word: (_key, english) => english,
}
const inWords = (kind: AuditEntry["kind"], fields: AuditEntry["before"]) =>
  auditLeaves(fields)
    .map(({ path, value }) => `${auditLabel(kind, path)}: ${auditValue(kind, path, value, inEnglish)}`)
    .join("; ")

/** The columns of the file of acts. */
export const AUDIT_COLUMNS: Columns<AuditEntry> = {
  When: ({ at }) => inEnglish.moment(at),
  Who: ({ staff }) => staff.name,
  Did: ({ act }) => AUDIT_ACTS[act],
  What: ({ kind }) => AUDIT_KINDS[kind].label,
  Name: ({ kind, thing }) => auditName(kind, thing, inEnglish),
  Before: ({ kind, before }) => inWords(kind, before),
  After: ({ kind, after }) => inWords(kind, after),
  Id: ({ thingId }) => thingId,
}
