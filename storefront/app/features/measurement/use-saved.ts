import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENT_TYPES, type MeasurementName, type MeasurementType } from "@silai/contracts/measurement/limits"
import { measurementOf } from "./rules"
import { useKept } from "./use-kept"

export type Saved = { whole: Measurement } | { lacking: MeasurementName }

/**
 * What the shopper has saved that a piece of this half can be cut to: all of it, or the first that is missing. Null for
 * somebody who has saved nothing at all.
 */
export function useSaved(type: MeasurementType): Saved | null {
  const mine = useKept(type, true).known
  const others = useKept(
    MEASUREMENT_TYPES.find((one) => one !== type)!,
    true,
  ).known
  if (Object.keys({ ...mine, ...others }).length === 0) return null
  const whole = measurementOf(type, mine)
  return "missing" in whole ? { lacking: whole.missing } : { whole }
}
