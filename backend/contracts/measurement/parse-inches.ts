import { readInches, writeInches } from "./inches"
import { MEASUREMENT, MEASUREMENTS, type MeasurementName, type MeasurementType } from "./limits"
import { measurementMessages } from "./messages"

/** The text typed so far, unchanged. */
export type Typed = Partial<Record<MeasurementName, string>>
export type Inches = Partial<Record<MeasurementName, number>>

/**
 * Why a length is refused, in requirements §5's words; null when it is fine. `inches`: the value of `typed`, null when
 * it is no length.
 */
export function wrongLength(typed: string, inches: number | null): string | null {
  if (!typed.trim()) return measurementMessages.empty
  if (inches === null) return measurementMessages.notANumber
  return inches < MEASUREMENT.minInches || inches > MEASUREMENT.maxInches ? measurementMessages.outOfRange : null
}

/** The same for a length typed in inches. */
export const complaintOf = (typed = ""): string | null => wrongLength(typed, readInches(typed))

/** The whole half as numbers, or null when one of its measurements is refused. */
export function inchesOf(half: MeasurementType, typed: Typed): Inches | null {
  const names: readonly MeasurementName[] = MEASUREMENTS[half]
  if (names.some((name) => complaintOf(typed[name]) !== null)) return null
  return Object.fromEntries(names.map((name) => [name, readInches(typed[name] ?? "")]))
}

/**
 * Measurements as field values: one between the marks of the tape has all its decimals, so that saving changes nothing.
 */
export function typedOf(inches: Inches): Typed {
  return Object.fromEntries(
    Object.entries(inches).map(([name, value]) => [
      name,
      readInches(writeInches(value)) === value ? writeInches(value) : String(value),
    ]),
  )
}
