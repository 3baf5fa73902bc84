import type { MeasurementName } from "./limits"

/**
 * The range of a grown man's measurement in inches, far wider than any rack of sizes: a value outside is a slip of the tape, half
 * of a girth, or centimetres. Nothing is refused for it; a screen asks once.
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

/** The lowest and highest ratio of the first to the second in a body that a tailor has met. */
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

/** A measurement that is unlikely for a body: by itself, or compared with another one. */
export type Doubt = {
  about: MeasurementName
  inches: number
  is: "small" | "large"
  /** Null where it is unlikely by itself. */
  comparedTo: { name: MeasurementName; inches: number } | null
}
