import { STATUS_WORDS } from "../catalogue/messages"
import { plainText } from "../catalogue/plain-text"
import { COUPON_KIND_WORDS, COUPON_STATE_WORDS } from "../coupon/messages"
import { REASON_WORDS } from "../inventory/messages"
import { ORDER_STATUSES } from "../order/status"
import { RETURN_KIND_WORDS } from "../returns/messages"
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
const labelsIn = (words: Readonly<Record<string, { label: string }>>) =>
  Object.fromEntries(Object.entries(words).map(([code, { label }]) => [code, label]))

const ROLES: Vocabulary = { words: "role", labels: labelsIn(ROLE_WORDS) }
const COUPON_STATES: Vocabulary = { words: "coupon.state", labels: COUPON_STATE_WORDS }
/** The fields whose values are codes. A coupon's `code` is what people type. */
const CODES: { readonly [kind in AuditKind]?: Readonly<Record<string, Vocabulary>> } = {
  order: { code: { words: "status", labels: labelsOf(ORDER_STATUSES, ({ code }) => code) } },
  product: { status: { words: "product-status", labels: STATUS_WORDS } },
  stock: { why: { words: "stock-reason", labels: labelsIn(REASON_WORDS) } },
  return: {
    kind: { words: "return-kind", labels: RETURN_KIND_WORDS },
    state: { words: "return-state", labels: labelsOf(RETURN_STATES, ({ key }) => key) },
  },
  coupon: { kind: { words: "coupon.kind", labels: COUPON_KIND_WORDS }, state: COUPON_STATES },
  couponBatch: { state: COUPON_STATES },
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
const isHtml = (field: string) => field.endsWith("_html")
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
  const text = String(value).trim()
  return isHtml(field) ? plainText(text) : text
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
