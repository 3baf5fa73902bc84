import { readInches, writeInches } from "@silai/contracts/measurement/inches"
import { MEASUREMENT } from "@silai/contracts/measurement/limits"
import { measurementSays } from "@silai/contracts/measurement/messages"

export const LENGTH_UNITS = ["in", "cm"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const CM_PER_INCH = 2.54

/** Hundredths of an inch: finer than any tape, and short on the wire. */
const rounded = (inches: number) => Math.round(inches * 100) / 100

/** A typed length in inches: as tailors write them, or centimetres like "39.4". Null for anything else. */
export function lengthIn(typed: string, unit: LengthUnit): number | null {
  if (unit === "in") return readInches(typed)
  const text = typed.trim().replace(",", ".").replace(/\s*cm$/i, "")
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? rounded(Number(text) / CM_PER_INCH) : null
}

/** A length as a field or a list shows it: "15½" in inches, "39.4" in centimetres. */
export function lengthText(inches: number, unit: LengthUnit): string {
  return unit === "cm" ? String(Math.round(inches * CM_PER_INCH * 10) / 10) : writeInches(inches)
}

/** Why a length cannot stand, in SPEC §5's words; null when it can. */
export function wrongLength(typed: string, inches: number | null): string | null {
  if (!typed.trim()) return measurementSays.empty
  if (inches === null) return measurementSays.notANumber
  return inches < MEASUREMENT.minInches || inches > MEASUREMENT.maxInches ? measurementSays.outOfRange : null
}
