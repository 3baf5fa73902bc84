import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { readInches } from "@silai/contracts/measurement/inches"
import { complaintOf, inchesOf, type Inches, type Typed } from "@silai/contracts/measurement/typed"

/** The whole measurement of one body half, or the first step that is missing or wrong. */
export function measurementOf(type: MeasurementType, typed: Typed): Measurement | { missing: MeasurementName } {
  const names: readonly MeasurementName[] = MEASUREMENTS[type]
  const missing = names.find((name) => complaintOf(typed[name]) !== null)
  return missing ? { missing } : ({ measurementType: type, ...inchesOf(type, typed) } as Measurement)
}

/** The lengths of a measurement, without `measurementType`. */
export function lengthsOf({ measurementType: _, ...inches }: Measurement): Inches {
  return inches
}

/** Whether a measurement differs from the saved one. */
export function changedFrom(kept: Inches, measurement: Measurement): boolean {
  const inches = lengthsOf(measurement)
  const names: readonly MeasurementName[] = MEASUREMENTS[measurement.measurementType]
  return names.some((name) => kept[name] !== inches[name])
}

/** What of it is a length, in inches; what is unfinished or wrong is left out. */
export function lengthsSoFar(typed: Typed): Inches {
  return Object.fromEntries(
    Object.entries(typed).flatMap(([name, text]) => (complaintOf(text) === null ? [[name, readInches(text)!]] : [])),
  )
}
