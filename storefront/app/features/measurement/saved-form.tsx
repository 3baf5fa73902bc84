import { present } from "@silai/contracts/present"
import { NAME } from "@silai/contracts/account/limits"
import type { SavedMeasurements } from "@silai/contracts/measurement/calls"
import { fitKey } from "@silai/contracts/measurement/ease"
import { type FitProfile, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { fitMessages } from "@silai/contracts/measurement/fit-messages"
import {
  LENGTH_MAX_TYPED,
  MEASUREMENT_LABELS,
  MEASUREMENTS,
  type LengthUnit,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"
import { wrongMadeFor } from "@silai/contracts/measurement/made-for"
import { doubtMessages, halfMessages, savedMeasurementMessages } from "@silai/contracts/measurement/messages"
import { doubtsOf } from "@silai/contracts/measurement/plausible"
import { wrongLength } from "@silai/contracts/measurement/parse-inches"
import { type FormEvent, useState } from "react"
import { SaveOrCancel } from "~/features/customer/save-or-cancel"
import { useFieldErrors } from "~/lib/use-form"
import { paths } from "~/paths"
import { Field } from "~/ui/form/field"
import { FitChoice } from "./fit/fit-choice"
import { FitDetails } from "./fit/fit-details"
import { DoubtQuestion } from "./doubt-question"
import { GUIDES } from "./guides"
import styles from "./saved.module.css"
import { lengthIn, lengthText } from "./lengths"
import { useDoubts } from "./use-doubts"
import { useSaving } from "./use-saving"
import { HOW_TO_MEASURE, otherPeopleMessages } from "./words"

type Props = {
  half: MeasurementType
  saved: SavedMeasurements
  unit: LengthUnit
  /** The name of another person; empty while it is not entered. */
  person?: string | null
}
/** A field's text, and its inches: switching the unit back and forth changes no measurement. */
type Length = { text: string; inches: number | null; unit: LengthUnit }

/**
 * All measurements of one half on one page, for people who have measured before; the drawing follows the focused field.
 */
export function SavedForm({ half, saved, unit, person = null }: Props) {
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  const { ref, wrong, point, judge, touched } = useFieldErrors<Record<MeasurementName | "person", string>>()
  const [name, setName] = useState(person)
  const savedFit: FitProfile = saved[`${half}Fit`] ?? { fit: USUAL_FIT }
  const [fit, setFit] = useState(savedFit)
  const [lengths, setLengths] = useState<Partial<Record<MeasurementName, Length>>>({})
  const [at, setAt] = useState<MeasurementName>(present(names[0], "the first measurement of a half"))
  const saving = useSaving(half, saved)
  const doubts = useDoubts()

  const inchesOf = (name: MeasurementName): number | null => {
    const typed = lengths[name]
    return typed ? typed.inches : (saved[name] ?? null)
  }
  const textOf = (name: MeasurementName): string => {
    const typed = lengths[name]
    if (typed && (typed.unit === unit || typed.inches === null)) return typed.text
    const inches = inchesOf(name)
    return inches === null ? "" : lengthText(inches, unit)
  }
  const wrongIn = (name: MeasurementName) => wrongLength(textOf(name), inchesOf(name)) ?? undefined
  const wrongName = () => wrongMadeFor(name)
  const dirty =
    name !== person ||
    fitKey(fit) !== fitKey(savedFit) ||
    names.some((one) => lengths[one] !== undefined && (lengths[one].inches ?? lengths[one].text) !== (saved[one] ?? ""))

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (saving.isPending) return
    if (point({ person: wrongName(), ...Object.fromEntries(names.map((one) => [one, wrongIn(one)])) })) save()
  }
  const save = () => {
    const inches = Object.fromEntries(names.map((name) => [name, inchesOf(name) ?? undefined]))
    const differs = (name?: MeasurementName) => name !== undefined && inches[name] !== saved[name]
    // Saved measurements were confirmed when they were saved.
    if (doubts.ask(doubtsOf(inches), ({ about, comparedTo }) => differs(about) || differs(comparedTo?.name))) return
    saving.mutate({ inches, fit, name: name?.trim() ?? null })
  }
  return (
    <form ref={ref} className={styles.form} onSubmit={submit} noValidate>
      <h2>{person ? otherPeopleMessages.halfOf(halfMessages[half].title, person) : halfMessages[half].title}</h2>
      {person === "" && (
        <Field
          label={fitMessages.name}
          hint={fitMessages.nameHint}
          name="person"
          autoComplete="off"
          maxLength={NAME.maxWritten}
          required
          value={name ?? ""}
          error={wrong.person}
          onChange={({ target: { value } }) => {
            setName(value)
            touched({ person: value })
          }}
        />
      )}
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
      <p className={styles.note}>{savedMeasurementMessages.typing[unit]}</p>
      <FitChoice value={fit.fit} onChange={(one) => setFit({ ...fit, fit: one })} />
      <FitDetails half={half} fit={fit} onChange={setFit} />
      {doubts.asked && (
        <DoubtQuestion
          what={doubtMessages.what(doubts.asked, unit, (inches) => lengthText(inches, unit))}
          onRight={() => {
            doubts.isRight()
            save()
          }}
          onAgain={() => {
            const about = doubts.asked?.about
            doubts.drop()
            ref.current?.querySelector<HTMLInputElement>(`[name="${about}"]`)?.select()
          }}
        />
      )}
      <SaveOrCancel
        save="Save measurements"
        cancelTo={paths.measurements}
        saving={saving}
        refusal={saving.error?.message}
        changed={dirty}
      />
    </form>
  )
}
