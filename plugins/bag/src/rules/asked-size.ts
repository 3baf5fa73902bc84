import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import { goodsKey } from "@silai/contracts/bag/same-goods"
import { CUSTOM_VARIANT } from "@silai/contracts/catalogue/limits"
import type { Measurement } from "@silai/contracts/measurement/calls"
import { measurementRefusals } from "@silai/contracts/measurement/messages"
import { refuse } from "@silai/kit/refuse"

/** A size as the bag stores it. */
export type AskedSize = {
  /** The catalogue's label: "M", or "Custom". */
  label: string
  measurement: Measurement | null
  /** Equal for two lines exactly when they are the same goods. */
  key: string
}

/** @throws measurement.incomplete when a custom size comes without measurements */
export function askedSize(size: string | Measurement): AskedSize {
  if (size === CUSTOM_VARIANT || size === CUSTOM_SIZE) throw refuse(measurementRefusals.incomplete)
  const key = goodsKey(size)
  return typeof size === "string"
    ? { label: key, measurement: null, key }
    : { label: CUSTOM_VARIANT, measurement: size, key }
}
