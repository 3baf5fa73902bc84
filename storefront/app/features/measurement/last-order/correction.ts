import type { Measurement } from "@silai/contracts/measurement/calls"
import { USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT, MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import type { Inches } from "@silai/contracts/measurement/parse-inches"
import { lengthsOf, withFit } from "../rules"

/** The step of one press, up or down. */
export const CORRECTION_STEP = 0.25

const IS_LENGTH: readonly MeasurementName[] = ["sleeveLength", "shirtLength", "legLength"]

/** "½ inch longer than last time"; null where nothing was changed. */
export function correctionWords(name: MeasurementName, by: number): string | null {
  if (by === 0) return null
  const [more, less] = IS_LENGTH.includes(name) ? ["longer", "shorter"] : ["wider", "closer"]
  const inches = Math.abs(by)
  return `${writeInches(inches)} ${inches > 1 ? "inches" : "inch"} ${by > 0 ? more : less} than last time`
}

/** The lengths after a press; they stay within what a tape measures. */
export function stepped(inches: Inches, name: MeasurementName, by: number): Inches {
  const next = (inches[name] ?? 0) + by
  return next < MEASUREMENT.minInches || next > MEASUREMENT.maxInches ? inches : { ...inches, [name]: next }
}

/** The last piece with its corrections, for the same person. */
export function correctedPiece(before: Measurement, inches: Inches): Measurement {
  const names: readonly MeasurementName[] = MEASUREMENTS[before.measurementType]
  const changed = Object.fromEntries(names.map((name) => [name, inches[name] ?? lengthsOf(before)[name]]))
  return withFit({ ...before, ...changed } as Measurement, {
    fit: USUAL_FIT,
    ...before.fitProfile,
    way: "lastOrder",
  })
}
