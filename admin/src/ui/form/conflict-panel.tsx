import { Button, Radio } from "antd"
import { useEffect, useRef, useState } from "react"
import { useSay } from "../../words/language"
import { type Chosen, type Difference, differences, type Whose } from "./merge"
import type { Answer, RecordForm } from "./use-record-form"
import style from "./form.module.css"

/** The panel of a form: shown while two versions wait for an answer. */
export function ConflictPanel<V extends object>({ at }: { at: RecordForm<V> }) {
  if (!at.conflict) return null
  const { message, theirs } = at.conflict
  return (
    <TwoVersions
      message={message}
      rows={theirs ? differences(at.fields, at.base.values, at.values, theirs.values) : []}
      gone={!theirs}
      busy={at.busy}
      onAnswer={(way, chosen) => void at.answer(way, chosen)}
    />
  )
}

/** `gone`: they deleted it. */
type Props = {
  message: string
  rows: Difference[]
  gone?: boolean
  busy: boolean
  onAnswer: (way: Answer, chosen: Chosen) => void
}

/** Two people changed one record: the differences by field, and three choices. Nothing is saved or lost before one is made. */
export function TwoVersions({ message, rows, gone = false, busy, onAnswer }: Props) {
  const [chosen, setChosen] = useState<Chosen>({})
  const panel = useRef<HTMLElement>(null)
  useEffect(() => panel.current?.focus(), [])
  const say = useSay()
  const choose = (key: string, whose: Whose) => setChosen((now) => ({ ...now, [key]: whose }))
  return (
    <section ref={panel} tabIndex={-1} className={style.conflict} aria-label={say("form.two")}>
      <p role="alert">{message}</p>
      {rows.length > 0 && <Versions rows={rows} chosen={chosen} choose={choose} />}
      {rows.length === 0 && !gone && <p>{say("form.same")}</p>}
      <div className={`${style.ways} row`}>
        {!gone && (
          <Button type="primary" onClick={() => onAnswer("both", chosen)} loading={busy}>
            {say("form.both")}
          </Button>
        )}
        {!gone && (
          <Button onClick={() => onAnswer("theirs", chosen)} disabled={busy}>
            {say("form.take")}
          </Button>
        )}
        <Button onClick={() => onAnswer("mine", chosen)} disabled={busy}>
          {say("form.keep")}
        </Button>
      </div>
    </section>
  )
}

type Choice = { rows: Difference[]; chosen: Chosen; choose: (key: string, whose: Whose) => void }

function Versions({ rows, chosen, choose }: Choice) {
  const say = useSay()
  return (
    <table className={style.versions}>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say("form.field")}</span>
          </th>
          <th scope="col">{say("form.mine")}</th>
          <th scope="col">{say("form.theirs")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const version: Whose = row.by === "them" ? "theirs" : row.by === "me" ? "mine" : (chosen[row.key] ?? "mine")
          const cell = (whose: Whose, head: string) => (
            <td data-kept={version === whose} data-head={head}>
              {row.by === "both" ? (
                <Radio
                  checked={version === whose}
                  onChange={() => choose(row.key, whose)}
                  aria-label={`${row.label}: ${head.toLowerCase()}, ${row[whose]}`}
                >
                  {row[whose]}
                </Radio>
              ) : (
                row[whose]
              )}
            </td>
          )
          return (
            <tr key={row.key}>
              <th scope="row">
                {row.label}
                <small>{say(`form.by.${row.by}`)}</small>
              </th>
              {cell("mine", say("form.mine"))}
              {cell("theirs", say("form.theirs"))}
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
