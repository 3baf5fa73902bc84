import { type Doubt, LIKELY, PROPORTIONS } from "./body-limits"
import { MEASUREMENT_NAMES, type MeasurementName } from "./limits"
import type { Inches } from "./typed"

const outside = (value: number, { least, most }: { least: number; most: number }) =>
  value < least ? "small" : value > most ? "large" : null

/** Whether a length can be that measurement of somebody. */
export const canBe = (name: MeasurementName, inches: number): boolean => outside(inches, LIKELY[name]) === null

/**
 * The doubts about these measurements, in the order of measuring; none about a pair of which one is unlikely by itself.
 * A doubt about a pair is about the one that was measured later: there it is noticed.
 */
export function doubtsOf(inches: Inches): Doubt[] {
  const known = MEASUREMENT_NAMES.filter((name) => inches[name] !== undefined)
  return known.flatMap((about): Doubt[] => {
    const length = inches[about]!
    const alone = outside(length, LIKELY[about])
    if (alone) return [{ about, inches: length, is: alone, beside: null }]
    const earlier = known.slice(0, known.indexOf(about)).filter((name) => canBe(name, inches[name]!))
    for (const name of earlier) {
      const beside = { name, inches: inches[name]! }
      const is = besides(about, length, beside)
      if (is) return [{ about, inches: length, is, beside }]
    }
    return []
  })
}

/** Whether a length is far too small or large beside an earlier one. */
function besides(about: MeasurementName, length: number, beside: NonNullable<Doubt["beside"]>) {
  for (const proportion of PROPORTIONS) {
    const { of, to } = proportion
    if (of === about && to === beside.name) return outside(length / beside.inches, proportion)
    if (to === about && of === beside.name) {
      const turned = outside(beside.inches / length, proportion)
      return turned && (turned === "small" ? "large" : "small")
    }
  }
  return null
}

/** Two doubts are the same while the lengths are: one that was answered is not asked again. */
export const doubtKey = ({ about, inches, beside }: Doubt): string =>
  [about, inches, ...(beside ? [beside.name, beside.inches] : [])].join(" ")
