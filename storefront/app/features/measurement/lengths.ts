import { readInches, writeInches } from "@silai/contracts/measurement/inches"
import { plainOf } from "@silai/contracts/plain"
import { CM_PER_INCH, type LengthUnit } from "@silai/contracts/measurement/limits"

/** Hundredths of an inch: finer than any tape, and short as JSON. */
const rounded = (inches: number) => Math.round(inches * 100) / 100

/** A typed length in inches: as tailors write them, or centimetres like "39.4". Null for anything else. */
export function lengthIn(typed: string, unit: LengthUnit): number | null {
  if (unit === "in") return readInches(typed)
  const text = plainOf(typed)
    .replace(",", ".")
    .replace(/\s*cm$/i, "")
  return /^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text) ? rounded(Number(text) / CM_PER_INCH) : null
}

/** A length in a field or a list: "15½" in inches, "39.4" in centimetres. */
export function lengthText(inches: number, unit: LengthUnit): string {
  return unit === "cm" ? String(Math.round(inches * CM_PER_INCH * 10) / 10) : writeInches(inches)
}
