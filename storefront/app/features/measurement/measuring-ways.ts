import { garmentDoubtsOf } from "@silai/contracts/measurement/garment"
import type { GarmentDoubt } from "@silai/contracts/measurement/garment-limits"
import { GARMENT_LABELS, garmentMessages, HOW_TO_COPY } from "@silai/contracts/measurement/garment-messages"
import type { Doubt } from "@silai/contracts/measurement/body-limits"
import type { Fit, FitProfile } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENT_LABELS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { doubtMessages } from "@silai/contracts/measurement/messages"
import { doubtsOf } from "@silai/contracts/measurement/plausible"
import { complaintOf, type Inches, typedOf, type Typed } from "@silai/contracts/measurement/parse-inches"
import { GARMENT_PICTURES } from "./garment/pictures"
import { bodyTyped, flatOf, garmentTyped, wrongOnGarment } from "./garment/rules"
import { GUIDES } from "./guides"
import { lengthText } from "./lengths"
import { lengthsSoFar } from "./rules"
import { HOW_TO_MEASURE, measuringMessages } from "./words"

/** One way of giving the numbers step by step: what is asked, shown and judged. What was typed becomes a body in the end. */
type WayOfMeasuring = {
  title: (half: MeasurementType) => string
  /** Under the title of the first step; nothing where there is nothing to prepare. */
  begin: (half: MeasurementType) => string | null
  labels: Record<MeasurementName, string>
  how: Record<MeasurementName, string>
  pictures: Record<MeasurementName, string>
  wrong: (name: MeasurementName, typed: string | undefined, fit: Fit) => string | null
  doubtsIn: (typed: Typed, fit: Fit) => Doubt[]
  doubtText: (doubt: Doubt) => string
  body: (typed: Typed, fit: Fit) => Typed
  /** The known body measurements, as this way's field values. */
  known: (body: Inches, profile: FitProfile | undefined) => Typed
}

const inInches = (inches: number) => lengthText(inches, "in")

export const WAYS: Record<"tape" | "garment", WayOfMeasuring> = {
  tape: {
    title: () => measuringMessages.title,
    begin: () => null,
    labels: MEASUREMENT_LABELS,
    how: HOW_TO_MEASURE,
    pictures: GUIDES,
    wrong: (_name, typed) => complaintOf(typed),
    doubtsIn: (typed) => doubtsOf(lengthsSoFar(typed)),
    doubtText: (doubt) => doubtMessages.what(doubt, "in", inInches),
    body: (typed) => typed,
    known: (body) => typedOf(body),
  },
  garment: {
    title: (half) => garmentMessages.title[half],
    begin: (half) => garmentMessages.begin[half],
    labels: GARMENT_LABELS,
    how: HOW_TO_COPY,
    pictures: GARMENT_PICTURES,
    wrong: wrongOnGarment,
    doubtsIn: (typed, fit) => garmentDoubtsOf(flatOf(typed), fit),
    doubtText: (doubt) => garmentMessages.what({ isRound: false, ...doubt } as GarmentDoubt, "in", inInches),
    body: bodyTyped,
    known: garmentTyped,
  },
}
