import { MEASUREMENT_NAMES, type MeasurementName } from "./limits"
import type { Inches } from "./typed"

/**
 * The inches between which a grown man's measurement lies, far more widely than any rack of sizes: what is outside is
 * a slip of the tape, half of what goes round, or centimetres. Nothing is refused for it; a screen asks once.
 */
export const LIKELY: Record<MeasurementName, { least: number; most: number }> = {
  neck: { least: 11, most: 24 },
  shoulder: { least: 13, most: 26 },
  chest: { least: 28, most: 68 },
  upperBodyWaist: { least: 22, most: 70 },
  sleeveLength: { least: 16, most: 34 },
  shirtLength: { least: 20, most: 52 },
  hip: { least: 28, most: 70 },
  lowerBodyWaist: { least: 22, most: 70 },
  thigh: { least: 13, most: 40 },
  legLength: { least: 30, most: 54 },
  bottom: { least: 8, most: 26 },
}

/** How often the second goes into the first, at the least and at the most, in a body that a tailor has met. */
type Proportion = { of: MeasurementName; to: MeasurementName; least: number; most: number }

/** Each with the bodies that set its ends, so that real ones pass. */
export const PROPORTIONS: readonly Proportion[] = [
  // A wrestler's neck is as wide round as his back is across; a slim one is two thirds of it.
  { of: "neck", to: "shoulder", least: 0.55, most: 1.12 },
  // 20 round the neck over a chest of 36, and 13½ over one of 48.
  { of: "neck", to: "chest", least: 0.26, most: 0.6 },
  // 20 across over a chest of 62, and 19 over one of 31.
  { of: "shoulder", to: "chest", least: 0.3, most: 0.64 },
  // A belly of 54 under a chest of 43, and an athlete's 30 under one of 50.
  { of: "chest", to: "upperBodyWaist", least: 0.76, most: 1.72 },
  // 15 across with an arm of 28, and 22 across with one of 20.
  { of: "sleeveLength", to: "shoulder", least: 0.85, most: 1.95 },
  // A shirt that ends at the belt, on long arms; and a kurta to the knee.
  { of: "sleeveLength", to: "shirtLength", least: 0.42, most: 1.2 },
  // A belly of 56 over a seat of 44, and a boy's waist of 25 over one of 38.
  { of: "hip", to: "lowerBodyWaist", least: 0.76, most: 1.6 },
  // Thin legs under a full seat, and a cyclist's.
  { of: "thigh", to: "hip", least: 0.38, most: 0.8 },
  // A seat of 62 on short legs, and a tall man as thin as a rail.
  { of: "legLength", to: "hip", least: 0.5, most: 1.75 },
  // From narrow hems to bell-bottoms.
  { of: "bottom", to: "thigh", least: 0.32, most: 1.2 },
]

/** A measurement that is hardly a body's: by itself, or beside another one. */
export type Doubt = {
  about: MeasurementName
  inches: number
  is: "small" | "large"
  /** Null where it is unlikely by itself. */
  beside: { name: MeasurementName; inches: number } | null
}

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
