import type { KeptMeasurements } from "@silai/contracts/measurement/calls"
import {
  LENGTH_MAX_TYPED,
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type LengthUnit,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { halfSays, keptSays } from "@silai/contracts/measurement/messages"
import { wrongLength } from "@silai/contracts/measurement/typed"
import { type FormEvent, useState } from "react"
import { SaveOrCancel } from "~/features/customer/save-or-cancel"
import { useFieldErrors } from "~/lib/use-form"
import { paths } from "~/paths"
import { Field } from "~/ui/field"
import { DoubtQuestion } from "./doubt-question"
import { GUIDES } from "./guides"
import styles from "./kept.module.css"
import { lengthIn, lengthText } from "./lengths"
import { useDoubts } from "./use-doubts"
import { useKeeping } from "./use-keeping"
import { HOW_TO_MEASURE } from "./words"

type Props = { half: MeasurementType; kept: KeptMeasurements; unit: LengthUnit }
/** A field's text, and its inches: switching the unit back and forth changes no measurement. */
type Length = { text: string; inches: number | null; unit: LengthUnit }

/**
 * All measurements of one half on one page, for people who have measured before; the drawing follows the focused field.
 */
export function KeptForm({ half, kept, unit }: Props) {
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  const { ref, wrong, point, judge, touched } = useFieldErrors<Record<MeasurementName, string>>()
  const [lengths, setLengths] = useState<Partial<Record<MeasurementName, Length>>>({})
  const [at, setAt] = useState<MeasurementName>(names[0]!)
  const keeping = useKeeping(half, kept)
  const doubts = useDoubts()

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
  const wrongIn = (name: MeasurementName) => wrongLength(textOf(name), inchesOf(name)) ?? undefined
  const dirty = names.some(
    (name) => lengths[name] !== undefined && (lengths[name].inches ?? lengths[name].text) !== (kept[name] ?? ""),
  )

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (keeping.isPending) return
    if (point(Object.fromEntries(names.map((name) => [name, wrongIn(name)])))) save()
  }
  const save = () => {
    const inches = Object.fromEntries(names.map((name) => [name, inchesOf(name)!]))
    const differs = (name?: MeasurementName) => name !== undefined && inches[name] !== kept[name]
    // What is saved already was answered for when it was.
    if (doubts.ask(inches, ({ about, beside }) => differs(about) || differs(beside?.name))) return
    keeping.mutate(inches)
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <h2>{halfSays[half].title}</h2>
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
              touched({ [name]: value })
              doubts.drop()
            }}
            onBlur={() => textOf(name) && judge({ [name]: wrongIn(name) })}
          />
        ))}
      </div>
      <p className={styles.note}>{keptSays.typing[unit]}</p>
      {doubts.asked && (
        <DoubtQuestion
          doubt={doubts.asked}
          unit={unit}
          onRight={() => {
            doubts.isRight(doubts.asked!)
            save()
          }}
          onAgain={() => {
            const { about } = doubts.asked!
            doubts.drop()
            ref.current?.querySelector<HTMLInputElement>(`[name="${about}"]`)?.select()
          }}
        />
      )}
      <SaveOrCancel
        save="Save measurements"
        back={paths.measurements}
        saving={keeping}
        refusal={keeping.error?.message}
        changed={dirty}
      />
    </form>
  )
}
