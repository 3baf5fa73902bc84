import { readInches, writeInches } from "@silai/contracts/measurement/inches"

/** The quarters of an inch, in addition to whole inches. */
export const FRACTIONS = [
  { sign: "", spoken: "no fraction", inches: 0 },
  { sign: "¼", spoken: "and a quarter", inches: 0.25 },
  { sign: "½", spoken: "and a half", inches: 0.5 },
  { sign: "¾", spoken: "and three quarters", inches: 0.75 },
] as const

/** The selected quarter of the typed value; null when it is not a plain quarter of an inch, or not a number. */
export function fractionOf(typed: string): number | null {
  const inches = readInches(typed)
  const rest = inches === null ? Number.NaN : inches - Math.floor(inches)
  return FRACTIONS.some((fraction) => fraction.inches === rest) ? rest : null
}

/** The same whole inches with another fraction: "38" and a half become "38½". */
export function withFraction(typed: string, fraction: number): string {
  const inches = readInches(typed)
  return inches === null || inches < 0 ? typed : writeInches(Math.floor(inches) + fraction)
}
