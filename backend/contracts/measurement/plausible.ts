import { type Doubt, LIKELY, PROPORTIONS } from "./body-limits"
import { MEASUREMENT_NAMES, type MeasurementName } from "./limits"
import type { Inches } from "./parse-inches"

const outside = (value: number, { least, most }: { least: number; most: number }) =>
  value < least ? "small" : value > most ? "large" : null

/** Whether a length is possible for that measurement. */
export const canBe = (name: MeasurementName, inches: number): boolean => outside(inches, LIKELY[name]) === null

/**
 * The doubts about these measurements, in the order of measuring; none about a pair when one of it is unlikely by itself. A doubt
 * about a pair belongs to the one measured later, where it is noticed.
 */
export function doubtsOf(inches: Inches): Doubt[] {
  const known = MEASUREMENT_NAMES.flatMap((name) => {
    const length = inches[name]
    return length === undefined ? [] : [{ name, inches: length }]
  })
  return known.flatMap(({ name: about, inches: length }, place): Doubt[] => {
    const alone = outside(length, LIKELY[about])
    if (alone) return [{ about, inches: length, is: alone, comparedTo: null }]
    const earlier = known.slice(0, place).filter((one) => canBe(one.name, one.inches))
    for (const comparedTo of earlier) {
      const is = comparedWith(about, length, comparedTo)
      if (is) return [{ about, inches: length, is, comparedTo }]
    }
    return []
  })
}

/** Whether a length is far too small or large for an earlier one. */
function comparedWith(about: MeasurementName, length: number, comparedTo: NonNullable<Doubt["comparedTo"]>) {
  for (const proportion of PROPORTIONS) {
    const { of, to } = proportion
    if (of === about && to === comparedTo.name) return outside(length / comparedTo.inches, proportion)
    if (to === about && of === comparedTo.name) {
      const turned = outside(comparedTo.inches / length, proportion)
      return turned && (turned === "small" ? "large" : "small")
    }
  }
  return null
}

/** Two doubts are the same while the lengths are: one that was answered is not asked again. */
export const doubtKey = ({ about, inches, comparedTo }: Doubt): string =>
  [about, inches, ...(comparedTo ? [comparedTo.name, comparedTo.inches] : [])].join(" ")
