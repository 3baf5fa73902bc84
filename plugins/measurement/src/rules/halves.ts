import { isSameFit } from "@silai/contracts/measurement/ease"
import type { FitProfile } from "@silai/contracts/measurement/fit-limits"
import {
  MEASUREMENT_NAMES,
  MEASUREMENTS,
  type MeasurementName,
  type MeasurementType,
} from "@silai/contracts/measurement/limits"

export type Inches = Partial<Record<MeasurementName, number>>
export type Fits = { [K in `${MeasurementType}Fit`]?: FitProfile | undefined }
export const bodyHalves = Object.keys(MEASUREMENTS) as MeasurementType[]

/** The given measurements of one half, or null when there are none. */
export function halfOf(given: Inches, half: MeasurementType): Inches | null {
  const own = MEASUREMENTS[half].flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]] as const]))
  return own.length > 0 ? Object.fromEntries(own) : null
}

/** The half after a change, and its first missing measurement, in the wizard's order. */
export function merged(
  saved: Inches | null,
  given: Inches,
  half: MeasurementType,
): { inches: Inches; missing: MeasurementName | null; changed: boolean } {
  const inches = { ...saved, ...given }
  const missing = MEASUREMENTS[half].find((name) => inches[name] === undefined) ?? null
  const changed = saved === null || MEASUREMENTS[half].some((name) => saved[name] !== inches[name])
  return { inches, missing, changed }
}

/** The fit after a change, and whether it differs; without a new one the old one stays. */
export function mergedFit(
  saved: FitProfile | null,
  given: FitProfile | undefined,
): { fit: FitProfile | null; changed: boolean } {
  if (!given) return { fit: saved, changed: false }
  return { fit: given, changed: !isSameFit(given, saved) }
}

/** The differences between two states of a half, in the wizard's order. */
export const differing = (before: Inches, after: Inches) =>
  MEASUREMENT_NAMES.flatMap((name) => {
    const [from, to] = [before[name] ?? null, after[name]]
    return to === undefined || from === to ? [] : [{ name, from, to }]
  })
