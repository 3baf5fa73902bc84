import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { CUSTOM_VARIANT, sizeNamed } from "@silai/contracts/catalogue/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { MEASUREMENTS, type MeasurementName } from "@silai/contracts/measurement/limits"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { refuse } from "@silai/kit/refuse"

/** A size as the bag keeps it. */
export type AskedSize = {
  /** The catalogue's label: "M", or "Custom". */
  label: string
  measurement: Measurement | null
  /** The same for two lines exactly when they are the same goods: the label, or every inch in the tailor's order. */
  key: string
}

/** @throws measurement.incomplete when a custom size comes without measurements */
export function askedSize(size: string | Measurement): AskedSize {
  if (size === CUSTOM_VARIANT || size === CUSTOM_SIZE) throw refuse(measurementRefusals.incomplete)
  const key = keyOf(size)
  return typeof size === "string"
    ? { label: key, measurement: null, key }
    : { label: CUSTOM_VARIANT, measurement: size, key }
}

/** The key alone; never refuses. */
export function keyOf(size: string | Measurement): string {
  if (typeof size === "string") return sizeNamed(size)
  const inches = size as unknown as Record<MeasurementName, number>
  return [size.measurementType, ...MEASUREMENTS[size.measurementType].map((name) => inches[name])].join(" ")
}
