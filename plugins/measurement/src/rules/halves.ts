import { MEASUREMENTS, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"

export type Inches = Partial<Record<MeasurementName, number>>
export const bodyHalves = Object.keys(MEASUREMENTS) as MeasurementType[]

/** The measurements of one half among those given, or null when none of them is. */
export function halfOf(given: Inches, half: MeasurementType): Inches | null {
  const own = MEASUREMENTS[half].flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  return own.length > 0 ? Object.fromEntries(own) : null
}

/** What a half would be after a change, and the first measurement that is still missing, in the wizard's order. */
export function merged(
  kept: Inches | null,
  given: Inches,
  half: MeasurementType,
): { inches: Inches; missing: MeasurementName | null; changed: boolean } {
  const inches = { ...kept, ...given }
  const missing = MEASUREMENTS[half].find((name) => inches[name] === undefined) ?? null
  const changed = kept === null || MEASUREMENTS[half].some((name) => kept[name] !== inches[name])
  return { inches, missing, changed }
}
