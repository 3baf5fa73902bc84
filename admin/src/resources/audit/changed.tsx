import { auditField } from "@silai/contracts/audit/fields"
import { Descriptions, Typography } from "antd"
import { dateTimeOf, money } from "../../ui/format"
import type { Word } from "../../words/en"
import { translated, useSay } from "../../words/language"
import { isWord, type Say } from "../../words/say"
import type { ActRecord } from "./calls"

const MOMENT = /^\d{4}-\d\d-\d\dT/

/** A logged value as people read it: rupees, Indian time, an order's status by name. */
function wordOf(say: Say, { kind }: ActRecord, name: string, value: unknown): string {
  if (value === undefined || value === null || value === "") return "–"
  if (name.endsWith("_paise")) return money(Number(value) / 100)
  if (kind === "product" && name === "amount") return money(Number(value))
  if (kind === "order" && name === "code")
    return isWord(`status.${String(value)}`) ? say(`status.${String(value)}` as Word) : String(value)
  if (typeof value === "boolean") return say(value ? "audit.yes" : "audit.no")
  if (typeof value === "string" && MOMENT.test(value)) return dateTimeOf(value)
  if (typeof value === "object") return JSON.stringify(value)
  return String(value).replace(/<[^>]+>/g, " ")
}

/** The value before and after. */
export function Changed({ entry }: { entry: ActRecord }) {
  const say = useSay()
  const { before, after } = entry
  const names = Object.keys({ ...before, ...after }).sort()
  if (names.length === 0) return null
  return (
    <Descriptions
      size="small"
      column={1}
      items={names.map((name) => ({
        key: name,
        // An order's `code` is its status; a coupon's is what people type.
        label: translated(auditField(entry.kind === "order" && name === "code" ? "status" : name)),
        children: (
          <span>
            {before && name in before && (
              <Typography.Text delete={Boolean(after)} type="secondary">
                {wordOf(say, entry, name, before[name])}
              </Typography.Text>
            )}
            {before && after && " → "}
            {after && <Typography.Text>{wordOf(say, entry, name, after[name])}</Typography.Text>}
          </span>
        ),
      }))}
    />
  )
}
