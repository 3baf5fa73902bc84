import { sizeNamed } from "../catalogue/limits"
import { MEASUREMENTS, type MeasurementType } from "../measurement/limits"

/**
 * A key of the goods of one colourway: the size's own label, or every inch in the tailor's order. The browser's bag,
 * the account's bag and checkout all use it, so that what is two lines in a bag is two lines to pay for: two people's
 * measurements are two; the same measurements in another order, or typed as text, are one.
 */
export function goodsKey(size: string | object): string {
  if (typeof size === "string") return sizeNamed(size)
  const told = size as Record<string, unknown>
  const type = String(told.measurementType)
  // A line stored by an old browser may lack measurements: then its own fields make the key.
  const names: readonly string[] = Object.hasOwn(MEASUREMENTS, type)
    ? MEASUREMENTS[type as MeasurementType]
    : Object.keys(told).sort()
  return [type, ...names.map((name) => Number(told[name]))].join(" ")
}
