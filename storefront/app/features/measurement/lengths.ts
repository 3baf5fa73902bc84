import { MEASUREMENT } from "@silai/contracts/measurement/limits"
import { measurementSays } from "@silai/contracts/measurement/messages"

export const LENGTH_UNITS = ["in", "cm"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]

const CM_PER_INCH = 2.54
const QUARTERS: Record<string, number> = { "¼": 0.25, "½": 0.5, "¾": 0.75 }
const GLYPHS = ["", "¼", "½", "¾"]

/** Hundredths of an inch: finer than any tape, and short on the wire. */
const rounded = (inches: number) => Math.round(inches * 100) / 100

/**
 * A typed length in inches. In inches people write "15.5", "15,5", "15½" or "15 1/2"; in centimetres "39.4". Null for anything else.
 */
export function lengthIn(typed: string, unit: LengthUnit): number | null {
  const text = typed.trim().replace(",", ".").replace(/\s*(?:"|″|in|cm)$/i, "")
  if (/^[-+]?(?:\d+\.?\d*|\.\d+)$/.test(text)) return unit === "cm" ? rounded(Number(text) / CM_PER_INCH) : Number(text)
  if (unit === "cm") return null
  const glyph = /^(\d*)\s*([¼½¾])$/.exec(text)
  if (glyph) return Number(glyph[1] || 0) + QUARTERS[glyph[2]!]!
  const [, whole = "0", over = "", under = ""] = /^(?:(\d+)[ -]+)?(\d{1,2})\/(\d{1,2})$/.exec(text) ?? []
  return Number(under) > 0 && Number(over) < Number(under) ? rounded(Number(whole) + Number(over) / Number(under)) : null
}

/** A length as a field or a list shows it: "15 ½" in inches, "39.4" in centimetres. */
export function lengthText(inches: number, unit: LengthUnit): string {
  if (unit === "cm") return String(Math.round(inches * CM_PER_INCH * 10) / 10)
  const quarters = inches * 4
  if (!Number.isInteger(quarters)) return String(rounded(inches))
  const whole = Math.floor(inches)
  return [whole || "", GLYPHS[quarters - whole * 4]].filter(Boolean).join(" ") || "0"
}

/** Why a length cannot stand, in SPEC §5's words; null when it can. */
export function wrongLength(typed: string, inches: number | null): string | null {
  if (!typed.trim()) return measurementSays.empty
  if (inches === null) return measurementSays.notANumber
  return inches < MEASUREMENT.minInches || inches > MEASUREMENT.maxInches ? measurementSays.outOfRange : null
}
