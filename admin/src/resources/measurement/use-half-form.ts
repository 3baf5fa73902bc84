import type { BaseRecord } from "@refinedev/core"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import type { HalfRow } from "@silai/contracts/measurement/shapes"
import { complaintOf, inchesOf, type Typed, typedOf } from "@silai/contracts/measurement/parse-inches"
import { type FitProfile, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { dateTimeOf } from "../../ui/format"
import type { FieldWords } from "../../ui/form/merge"
import { useRecordForm } from "../../ui/form/use-record-form"
import { translated, useSay } from "../../words/language"
import type { Say } from "../../words/say"
import { byWords } from "./words"

/** The measurements of one half, as typed, and its fit: undefined where it was not given. */
export type HalfValues = Typed & Partial<Pick<FitProfile, "fit" | "worn" | "sleeveTo" | "build">>

/** Build notes without a fit are saved with the usual fit. */
function wishOf({ fit, worn, sleeveTo, build = [] }: HalfValues, half: MeasurementType, saved?: FitProfile | null) {
  if (!fit && !worn && !sleeveTo && build.length === 0) return {}
  const way = saved?.way && { way: saved.way }
  return {
    [`${half}Fit`]: {
      fit: fit ?? USUAL_FIT,
      ...way,
      ...(worn && { worn }),
      ...(sleeveTo && { sleeveTo }),
      ...(build.length > 0 && { build }),
    },
  }
}

const conflictText = (say: Say) => (theirs: HalfRow | null) =>
  theirs
    ? say("measure.theirs", { who: byWords(say, theirs.changedBy), when: dateTimeOf(theirs.changedAt) })
    : say("measure.gone")

export function complaintAt(name: MeasurementName) {
  return (typed: HalfValues) => {
    const complaint = complaintOf(typed[name])
    return complaint === null ? undefined : translated(complaint)
  }
}

/** The form of one body half of a customer. Its id is known before the first save: that is version 0. */
export function useHalfForm(
  customerId: string,
  half: MeasurementType,
  saved: HalfRow | null,
  onSaved: (row: HalfRow) => void,
) {
  const say = useSay()
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  const inches: Typed = Object.fromEntries(names.map((name) => [name, ""]))
  const shirts = half === "upperBody" ? { worn: undefined, sleeveTo: undefined } : {}
  const blank: HalfValues = { ...inches, fit: undefined, ...shirts, build: [] }
  const inWords = (typed = "") => (typed ? `${typed}″` : "")
  const inchesInWords: FieldWords<Typed> = Object.fromEntries(
    names.map((name) => [name, { label: say(`measure.${name}`), textOf: inWords }]),
  )
  return useRecordForm<HalfRow & BaseRecord, HalfValues>({
    resource: "measurement",
    id: `${customerId}-${half}`,
    record: saved,
    blank,
    valuesOf: ({ inches, fit }) => ({ ...blank, ...typedOf(inches), ...fit }),
    fields: {
      ...inchesInWords,
      fit: { label: say("fit.title"), textOf: (fit) => (fit ? say(`fit.${fit}`) : "") },
      worn: { label: say("fit.worn"), textOf: (worn) => (worn ? say(`worn.${worn}`) : "") },
      sleeveTo: { label: say("fit.sleeve"), textOf: (end) => (end ? say(`sleeve-to.${end}`) : "") },
      build: {
        label: say("fit.build"),
        textOf: (build) => (build ?? []).map((note) => say(`build.${note}`)).join(", "),
      },
    },
    variables: (values, { version }) => ({ version, ...inchesOf(half, values), ...wishOf(values, half, saved?.fit) }),
    conflicts: ["measurement.changed_meanwhile", "measurement.already_kept", "measurement.unknown"],
    conflictText: conflictText(say),
    also: ["customer"],
    onSaved,
  })
}
