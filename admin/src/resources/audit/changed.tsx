import { type AuditDifference, auditDifferences } from "@silai/contracts/audit/leaves"
import { auditLabel, auditValue } from "@silai/contracts/audit/words"
import { Button, Descriptions, Typography } from "antd"
import { useState } from "react"
import { useTight } from "../../ui/use-narrow"
import { translated, useSay } from "../../words/language"
import type { ActRecord } from "./calls"
import { writerIn } from "./writer"
import style from "./audit.module.css"

/** A whole setting has hundreds of values. */
const SHOWN = 8

/** The values before and after, one in a line: those of a parcel or a setting by its parts. */
export function Changed({ entry }: { entry: ActRecord }) {
  const say = useSay()
  const tight = useTight()
  const [whole, setWhole] = useState(false)
  const all = auditDifferences(entry.before, entry.after)
  if (all.length === 0) return null
  const shown = whole ? all : all.slice(0, SHOWN)
  return (
    <>
      <Descriptions
        size="small"
        column={1}
        // Next to its label on a tablet a long value would be one letter wide.
        layout={tight ? "vertical" : "horizontal"}
        className={style.changed}
        items={shown.map((one) => ({
          key: one.path.join("."),
          label: auditLabel(entry.kind, one.path, translated),
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

function Values({ entry: { kind, act }, one: { path, before, after } }: { entry: ActRecord; one: AuditDifference }) {
  const write = writerIn(useSay())
  const isBoth = act === "changed"
  const text = (value: unknown) => auditValue(kind, path, value, write) || "–"
  return (
    <span>
      {act !== "added" && (
        <Typography.Text delete={isBoth && before !== undefined} type="secondary">
          {text(before)}
        </Typography.Text>
      )}
      {isBoth && " → "}
      {act !== "removed" && <Typography.Text>{text(after)}</Typography.Text>}
    </span>
  )
}
