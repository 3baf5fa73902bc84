import { sizeNamed } from "../catalogue/limits"
import { fitKey } from "../measurement/ease"
import type { FitProfile } from "../measurement/fit-limits"
import { MEASUREMENTS, type MeasurementType } from "../measurement/limits"

/**
 * A key of the goods of one colourway: the size's own label, or every inch in the tailor's order. The browser's bag, the
 * account's bag and checkout all use it, so that two lines in a bag are two lines to pay for: two people's measurements are two,
 * and so are a slim and a loose fit of the same; the same measurements in another order, or typed as text, are one.
 */
export function goodsKey(size: string | object): string {
  if (typeof size === "string") return sizeNamed(size)
  const fields = size as Record<string, unknown>
  const type = String(fields.measurementType)
  // A line stored by an old browser may lack measurements: then the fields it has make the key.
  const names: readonly string[] = Object.hasOwn(MEASUREMENTS, type)
    ? MEASUREMENTS[type as MeasurementType]
    : Object.keys(fields).sort()
  const fit = fitKey(fields.fitProfile as FitProfile | undefined)
  return [type, ...names.map((name) => Number(fields[name])), ...(fit ? [fit] : [])].join(" ")
}
