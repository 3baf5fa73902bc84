import { writeInches } from "@silai/contracts/measurement/inches"
import {
  LENGTH_MAX_TYPED,
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { Button } from "antd"
import { type FormEvent, useId, useRef } from "react"
import { dateTimeOf } from "../../ui/format"
import { type Meanwhile, useHalf } from "./use-half"
import { byWords } from "./words"
import style from "./half-editor.module.css"

type Props = { customerId: string; half: MeasurementType; kept: HalfRow | null; onSaved: (row: HalfRow) => void }

/** The fields of one body half, in the order in which a tailor measures (SPEC §9). */
export function HalfEditor({ customerId, half, kept, onSaved }: Props) {
  const at = useHalf(customerId, half, kept, onSaved)
  const form = useRef<HTMLFormElement>(null)
  const base = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!(await at.save())) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
  }
  return (
    <form ref={form} className={style.form} noValidate onSubmit={(event) => void submit(event)}>
      {at.meanwhile && (
        <Conflict meanwhile={at.meanwhile} busy={at.busy} onMine={() => void at.keepMine()} onTheirs={at.takeTheirs} />
      )}
      <ol className={style.fields}>
        {MEASUREMENTS[half].map((name, place) => {
          const complaint = at.complaint(name)
          const theirs = at.meanwhile?.theirs?.inches[name]
          const id = `${base}-${name}`
          return (
            <li key={name}>
              <label htmlFor={id}>
                <span className={style.place} aria-hidden="true">
                  {place + 1}
                </span>
                {MEASUREMENT_LABELS[name]}
              </label>
              <span className={style.input}>
                <input
                  id={id}
                  type="text"
                  inputMode="text"
                  autoComplete="off"
                  maxLength={LENGTH_MAX_TYPED}
                  value={at.typed[name] ?? ""}
                  aria-invalid={complaint !== null}
                  aria-describedby={`${id}-said ${base}-unit`}
                  onChange={(event) => at.type(name, event.target.value)}
                  onBlur={() => at.leave(name)}
                />
                <span aria-hidden="true">″</span>
              </span>
              <span id={`${id}-said`} className={style.said}>
                {theirs !== undefined && <span className={style.theirs}>Now kept: {writeInches(theirs)}″ </span>}
                {complaint && <span role="alert">{complaint}</span>}
              </span>
            </li>
          )
        })}
      </ol>
      <p id={`${base}-unit`} className={style.unit}>
        In inches, with fractions as on the tape: 15½, 15 1/2 or 15.5.
      </p>
      <div className={style.actions}>
        <Button
          type="primary"
          htmlType="submit"
          loading={at.busy}
          disabled={at.meanwhile !== null || (kept !== null && !at.dirty)}
        >
          Save measurements
        </Button>
        {at.dirty && (
          <span className={style.unsaved} role="status">
            Not saved yet
          </span>
        )}
      </div>
    </form>
  )
}

function Conflict({
  meanwhile: { theirs },
  busy,
  onMine,
  onTheirs,
}: {
  meanwhile: NonNullable<Meanwhile>
  busy: boolean
  onMine: () => void
  onTheirs: () => void
}) {
  return (
    <div className={style.conflict} role="alert">
      <p>
        {theirs ? (
          <>
            These measurements were changed meanwhile by {byWords(theirs.changedBy)}, {dateTimeOf(theirs.changedAt)}.
            Nothing is overwritten, and what you typed is still here. What is kept now stands beside each field.
          </>
        ) : (
          <>These measurements were removed meanwhile. What you typed is still here.</>
        )}
      </p>
      <div className={style.choices}>
        <Button onClick={onMine} loading={busy}>
          Keep what I typed
        </Button>
        {theirs && <Button onClick={onTheirs}>Take what is kept now</Button>}
      </div>
    </div>
  )
}
