import { type AuditDifference, auditDifferences, auditPath, auditRupees } from "@silai/contracts/audit/leaves"
import { Button, Descriptions, Typography } from "antd"
import { useState } from "react"
import { dateTimeOf, money } from "../../ui/format"
import type { Word } from "../../words/en"
import { translated, useSay } from "../../words/language"
import { isWord, type Say } from "../../words/say"
import type { ActRecord } from "./calls"
import style from "./audit.module.css"

const MOMENT = /^\d{4}-\d\d-\d\dT/
/** A whole setting has hundreds of values. */
const SHOWN = 8

/** A logged value as people read it: rupees, Indian time, an order's status by name. */
function wordOf(say: Say, { kind }: ActRecord, path: string[], value: unknown): string {
  if (value === undefined || value === null || value === "") return "–"
  const rupees = auditRupees(path, value)
  if (rupees !== null) return money(rupees)
  if (kind === "product" && path[0] === "amount") return money(Number(value))
  if (isStatus(kind, path))
    return isWord(`status.${String(value)}`) ? say(`status.${String(value)}` as Word) : String(value)
  if (typeof value === "boolean") return say(value ? "audit.yes" : "audit.no")
  if (typeof value === "string" && MOMENT.test(value)) return dateTimeOf(value)
  return String(value).replace(/<[^>]+>/g, " ")
}

/** An order's `code` is its status; a coupon's is what people type. */
const isStatus = (kind: ActRecord["kind"], path: string[]) => kind === "order" && path.join() === "code"

/** The values before and after, one in a line: those of a parcel or a setting by its parts. */
export function Changed({ entry }: { entry: ActRecord }) {
  const say = useSay()
  const [whole, setWhole] = useState(false)
  const all = auditDifferences(entry.before, entry.after)
  if (all.length === 0) return null
  const shown = whole ? all : all.slice(0, SHOWN)
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        className={style.changed}
        items={shown.map((one) => ({
          key: one.path.join("."),
          label: auditPath(isStatus(entry.kind, one.path) ? ["status"] : one.path, translated),
          children: <Values entry={entry} one={one} />,
        }))}
      />
      {all.length > SHOWN && !whole && (
        <Button type="link" size="small" onClick={() => setWhole(true)}>
          {say("audit.whole", { n: all.length })}
        </Button>
      )}
    </>
  )
}

function Values({ entry, one: { path, before, after } }: { entry: ActRecord; one: AuditDifference }) {
  const say = useSay()
  const isBoth = Boolean(entry.before && entry.after)
  return (
    <span>
      {entry.before && (
        <Typography.Text delete={isBoth && before !== undefined} type="secondary">
          {wordOf(say, entry, path, before)}
        </Typography.Text>
      )}
      {isBoth && " → "}
      {entry.after && <Typography.Text>{wordOf(say, entry, path, after)}</Typography.Text>}
    </span>
  )
}
