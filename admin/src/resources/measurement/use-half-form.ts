import type { BaseRecord } from "@refinedev/core"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { complaintOf, inchesOf, type Typed, typedOf } from "@silai/contracts/measurement/typed"
import { dateTimeOf } from "../../ui/format"
import type { FieldWords } from "../../ui/form/merge"
import { useRecordForm } from "../../ui/form/use-record-form"
import { heard, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { byWords } from "./words"

/** The measurements of one half, as typed. */
export type HalfValues = Typed

const told = (say: Say) => (theirs: HalfRow | null) =>
  theirs
    ? say("measure.theirs", { who: byWords(say, theirs.changedBy), when: dateTimeOf(theirs.changedAt) })
    : say("measure.gone")

export function complaintAt(name: MeasurementName) {
  return (typed: HalfValues) => {
    const complaint = complaintOf(typed[name])
    return complaint === null ? undefined : heard(complaint)
  }
}

/** The form of one body half of a customer. Its id is known before it is kept: version 0 is the first. */
export function useHalfForm(
  customerId: string,
  half: MeasurementType,
  kept: HalfRow | null,
  onSaved: (row: HalfRow) => void,
) {
  const say = useSay()
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  const blank: HalfValues = Object.fromEntries(names.map((name) => [name, ""]))
  const inWords = (typed = "") => (typed ? `${typed}″` : "")
  return useRecordForm<HalfRow & BaseRecord, HalfValues>({
    resource: "measurement",
    id: `${customerId}-${half}`,
    record: kept,
    blank,
    valuesOf: ({ inches }) => ({ ...blank, ...typedOf(inches) }),
    fields: Object.fromEntries(
      names.map((name) => [name, { label: say(`measure.${name}`), say: inWords }]),
    ) as FieldWords<HalfValues>,
    variables: (typed, { version }) => ({ version, ...inchesOf(half, typed) }),
    conflicts: ["measurement.changed_meanwhile", "measurement.already_kept", "measurement.unknown"],
    told: told(say),
    also: ["customer"],
    onSaved,
  })
}
