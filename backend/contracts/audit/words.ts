import { ORDER_STATUSES } from "../order/status"
import { RETURN_STATES } from "../returns/states"
import { SETTABLE } from "../shop/settable"
import { ROLE_WORDS } from "../staff/messages"
import { UID_STATE_WORDS } from "../uid/messages"
import { type AuditKind, settingOf } from "./kinds"
import { auditPath } from "./leaves"

/** Codes with a word each; `words` is their prefix in the back office's dictionary: `status.4`. */
type Vocabulary = { words: string; labels: Readonly<Record<string, string>> }

const labelsOf = <Row extends { label: string }>(rows: readonly Row[], keyOf: (row: Row) => string | number) =>
  Object.fromEntries(rows.map((row) => [keyOf(row), row.label]))

const ROLES: Vocabulary = {
  words: "role",
  labels: Object.fromEntries(Object.entries(ROLE_WORDS).map(([role, { label }]) => [role, label])),
}
/** The fields whose values are codes. A coupon's `code` is what people type. */
const CODES: { readonly [kind in AuditKind]?: Readonly<Record<string, Vocabulary>> } = {
  order: { code: { words: "status", labels: labelsOf(ORDER_STATUSES, ({ code }) => code) } },
  return: { state: { words: "return-state", labels: labelsOf(RETURN_STATES, ({ key }) => key) } },
  uid: { state: { words: "uid-state", labels: UID_STATE_WORDS } },
  staff: { role: ROLES },
}

/** How a reader of the log writes: sums in rupees, ISO moments, and words by their key or in English. */
export type AuditWriter = {
  sum: (rupees: number) => string
  moment: (iso: string) => string
  word: (key: string, english: string) => string
}

const MOMENT = /^\d{4}-\d\d-\d\dT/
const isPaise = (name: string) => /_?paise$/i.test(name)

function coded({ words, labels }: Vocabulary, code: string, { word }: AuditWriter): string | null {
  const label = labels[code]
  return label === undefined ? null : word(`${words}.${code}`, label)
}

/** A logged value as people read it; "" for none. Prices are logged in rupees, other sums in paise. */
export function auditValue(kind: AuditKind, path: readonly string[], value: unknown, write: AuditWriter): string {
  if (value === undefined || value === null) return ""
  if (typeof value === "number" && isPaise(path.at(-1) ?? "")) return write.sum(value / 100)
  const field = path.join()
  if (kind === "product" && field === "amount") return write.sum(Number(value))
  const codes = CODES[kind]?.[field]
  if (codes) return coded(codes, String(value), write) ?? String(value)
  if (typeof value === "boolean") return value ? write.word("audit.yes", "Yes") : write.word("audit.no", "No")
  if (typeof value === "string" && MOMENT.test(value)) return write.moment(value)
  return String(value)
    .replace(/<[^>]+>/g, " ")
    .trim()
}

/** The words that lead to a value: "Parcel › Courier". An order's code is its status. */
export const auditLabel = (kind: AuditKind, path: readonly string[], wordOf?: (word: string) => string): string =>
  auditPath(kind === "order" && path.join() === "code" ? ["status"] : path, wordOf)

/** The name of a logged thing: a setting and an invited role are logged by their names in the code. */
export function auditName(kind: AuditKind, thing: string, write: AuditWriter): string {
  const setting = kind === "setting" ? settingOf(thing) : null
  if (setting) return write.word(`settable.${setting}`, SETTABLE[setting].name)
  return (kind === "staff" && coded(ROLES, thing, write)) || thing
}
