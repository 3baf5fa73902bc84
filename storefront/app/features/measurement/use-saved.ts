import { present } from "@silai/contracts/present"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { MEASUREMENT_TYPES, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementOf, withFit } from "./rules"
import { useSavedHalf } from "./use-saved-half"

export type Saved = { whole: Measurement } | { lacking: MeasurementName }

/**
 * The shopper's saved measurements for a piece of this half. `mine`: all of them, or the first that is missing; null for
 * shoppers who have saved nothing. `others`: complete, each with a name.
 */
export function useSaved(type: MeasurementType): { mine: Saved | null; others: Measurement[] } {
  const saved = useSavedHalf(type, true)
  const otherHalf = useSavedHalf(
    present(
      MEASUREMENT_TYPES.find((one) => one !== type),
      "the other half",
    ),
    true,
  ).known
  const others = saved.others.flatMap((one) => one[type] ?? [])
  if (Object.keys({ ...saved.known, ...otherHalf }).length === 0) return { mine: null, others }
  const whole = measurementOf(type, saved.known)
  if ("missing" in whole) return { mine: { lacking: whole.missing }, others }
  return { mine: { whole: withFit(whole, saved.fit ?? { fit: USUAL_FIT }) }, others }
}
