import type { SavedMeasurements, Measurement } from "@silai/contracts/measurement/calls"
import { type FitProfile, type MeasuringWay, USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { readInches } from "@silai/contracts/measurement/inches"
import { complaintOf, inchesOf, type Inches, type Typed } from "@silai/contracts/measurement/parse-inches"

/** The whole measurement of one body half, or the first step that is missing or wrong. */
export function measurementOf(type: MeasurementType, typed: Typed): Measurement | { missing: MeasurementName } {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const missing = names.find((name) => complaintOf(typed[name]) !== null)
  return missing ? { missing } : ({ measurementType: type, ...inchesOf(type, typed) } as Measurement)
}

/** A measurement's lengths, without its type and fit. */
export function lengthsOf({ measurementType: _, fitProfile: _fit, ...inches }: Measurement): Inches {
  return inches
}

/** The same inches, to sit otherwise. */
export const withFit = (measurement: Measurement, fitProfile: FitProfile): Measurement =>
  ({ ...measurement, fitProfile }) as Measurement

/**
 * The fit after measuring: as before or the usual, with the person's name and the way of measuring. A copied sleeve already
 * ends where it should: one measured with a tape may have been asked for longer, which would lengthen the copy.
 */
export function fitOfPerson(before: FitProfile | undefined, madeFor: string | null, way: MeasuringWay): FitProfile {
  const { madeFor: _, sleeveTo, ...wish } = before ?? { fit: USUAL_FIT }
  const isOfTape = way === "garment" && before?.way !== "garment"
  return {
    ...wish,
    ...(sleeveTo && !isOfTape && { sleeveTo }),
    way,
    ...(madeFor !== null && { madeFor: madeFor.trim() }),
  }
}

type OwnFits = Pick<SavedMeasurements, "upperBodyFit" | "lowerBodyFit">

/** The fit of a half as the account stores it: without a name. */
export function ownFitOf({ measurementType, fitProfile }: Measurement): OwnFits {
  if (!fitProfile) return {}
  const { madeFor: _, ...own } = fitProfile
  return { [`${measurementType}Fit`]: own } as OwnFits
}

/** Whether the inches differ from the saved ones. */
export function changedFrom(saved: Inches, measurement: Measurement): boolean {
  const inches = lengthsOf(measurement)
  const names: readonly MeasurementName[] = MEASUREMENTS[measurement.measurementType]
  return names.some((name) => saved[name] !== inches[name])
}

/** The valid lengths, in inches; incomplete and wrong ones are left out. */
export function lengthsSoFar(typed: Typed): Inches {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => {
      const inches = complaintOf(text) === null ? readInches(text) : null
      return inches === null ? [] : [[name, inches]]
    }),
  )
}
