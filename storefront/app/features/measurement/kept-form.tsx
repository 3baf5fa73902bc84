import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import { LENGTH_MAX_TYPED, MEASUREMENT_LABELS, MEASUREMENTS, type LengthUnit, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { wrongLength } from "@silai/contracts/measurement/typed"
import { type FormEvent, useRef, useState } from "react"
import { KeepChanges } from "~/features/account/keep-changes"
import { paths } from "~/paths"
import { Button, LinkButton } from "~/ui/button"
import { Field } from "~/ui/field"
import { Notice } from "~/ui/notice"
import { GUIDES } from "./guides"
import { HALVES } from "./kept-words"
import styles from "./kept.module.css"
import { lengthIn, lengthText } from "./lengths"
import { useKeeping } from "./use-keeping"
import { HOW_TO_MEASURE } from "./words"

type Props = { half: MeasurementType; kept: KeptMeasurements; unit: LengthUnit }
/** What a field shows, and the inches behind it: changing the unit back and forth changes no measurement. */
type Length = { text: string; inches: number | null; unit: LengthUnit }

/** All measurements of one half on one page, for whoever has measured before; the drawing follows the field. */
export function KeptForm({ half, kept, unit }: Props) {
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  const form = useRef<HTMLFormElement>(null)
  const [lengths, setLengths] = useState<Partial<Record<MeasurementName, Length>>>({})
  const [wrong, setWrong] = useState<Partial<Record<MeasurementName, string | null>>>({})
  const [at, setAt] = useState<MeasurementName>(names[0]!)
  const keeping = useKeeping(half, kept)

  const inchesOf = (name: MeasurementName): number | null => {
    const typed = lengths[name]
    return typed ? typed.inches : (kept[name] ?? null)
  }
  const textOf = (name: MeasurementName): string => {
    const typed = lengths[name]
    if (typed && (typed.unit === unit || typed.inches === null)) return typed.text
    const inches = inchesOf(name)
    return inches === null ? "" : lengthText(inches, unit)
  }
  const dirty = names.some((name) => lengths[name] !== undefined && (lengths[name].inches ?? lengths[name].text) !== (kept[name] ?? ""))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keeping.isPending) return
    const found = Object.fromEntries(names.map((name) => [name, wrongLength(textOf(name), inchesOf(name))]))
    setWrong(found)
    const first = names.find((name) => found[name])
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
    keeping.mutate(Object.fromEntries(names.map((name) => [name, inchesOf(name)!])))
  }
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <h2>{HALVES[half].title}</h2>
      <figure className={styles.guide}>
        <img src={GUIDES[at]} alt="" width={400} height={500} />
        <figcaption aria-live="polite">
          <strong>{MEASUREMENT_LABELS[at]}.</strong> {HOW_TO_MEASURE[at]}
        </figcaption>
      </figure>
      <div className={styles.fields}>
        {names.map((name, place) => (
          <Field
            key={name}
            label={MEASUREMENT_LABELS[name]}
            name={name}
            suffix={unit}
            inputMode={unit === "cm" ? "decimal" : "text"}
            autoComplete="off"
            enterKeyHint={place === names.length - 1 ? "done" : "next"}
            maxLength={LENGTH_MAX_TYPED}
            required
            value={textOf(name)}
            error={wrong[name]}
            onFocus={() => setAt(name)}
            onChange={({ target: { value } }) => {
              setLengths((now) => ({ ...now, [name]: { text: value, inches: lengthIn(value, unit), unit } }))
              setWrong((now) => ({ ...now, [name]: null }))
            }}
            onBlur={() => textOf(name) && setWrong((now) => ({ ...now, [name]: wrongLength(textOf(name), inchesOf(name)) }))}
          />
        ))}
      </div>
      <p className={styles.note}>{unit === "in" ? "Fractions are welcome: 15 1/2, 15½ or 15.5." : "We keep inches; centimetres are turned into them."}</p>
      {keeping.isError && (
        <Notice tone="bad" live>
          {keeping.error.message}
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" busy={keeping.isPending}>
          Save measurements
        </Button>
        <LinkButton to={paths.measurements} replace kind="quiet">
          Cancel
        </LinkButton>
      </div>
      <KeepChanges when={dirty && !keeping.isPending && !keeping.isSuccess} />
    </form>
  )
}
