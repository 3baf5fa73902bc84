import type { MeasurementName, MeasurementType } from "./limits"

/** How close a piece sits. */
export const FITS = ["slim", "regular", "loose"] as const
export type Fit = (typeof FITS)[number]
export const USUAL_FIT: Fit = "regular"

/** Where a shirt ends up: in the trousers, or over them. */
export const SHIRT_WORN = ["tucked", "over"] as const
export type ShirtWorn = (typeof SHIRT_WORN)[number]
/** Where a sleeve ends: at the wrist bone, or at the root of the thumb. */
export const SLEEVE_ENDS = ["wrist", "thumb"] as const
export type SleeveEnd = (typeof SLEEVE_ENDS)[number]

/** A tailor's notes about a body apart from its inches. */
export const BUILD_NOTES = {
  upperBody: [
    "slopingShoulders",
    "squareShoulders",
    "lowShoulder",
    "longArms",
    "shortArms",
    "roundBack",
    "erect",
    "belly",
  ],
  lowerBody: ["flatSeat", "fullSeat", "fullThighs", "fullCalves", "bowLegs", "bellyOverBelt"],
} as const satisfies Record<MeasurementType, readonly string[]>
export type BuildNote = (typeof BUILD_NOTES)[MeasurementType][number]
/** A body has at most one of each pair. */
export const OPPOSITE_BUILDS: readonly (readonly [BuildNote, BuildNote])[] = [
  ["slopingShoulders", "squareShoulders"],
  ["longArms", "shortArms"],
  ["roundBack", "erect"],
  ["flatSeat", "fullSeat"],
]

/** The way of measuring: the body, a garment that fits, or a former order, corrected. */
export const MEASURING_WAYS = ["tape", "garment", "lastOrder"] as const
export type MeasuringWay = (typeof MEASURING_WAYS)[number]

/** Other people whom a customer measures: characters of a name, and people per account. */
export const MADE_FOR = { maxName: 40, mostPeople: 8 } as const

/**
 * The fit of one body half, saved with its inches. `worn` and `sleeveTo` are a shirt's; `madeFor` is
 * absent for the customer themselves.
 */
export type FitProfile = {
  fit: Fit
  worn?: ShirtWorn
  sleeveTo?: SleeveEnd
  build?: BuildNote[]
  way?: MeasuringWay
  madeFor?: string
}

/** Inches added to the body's when a piece is cut, all the way round where the tape goes round. A working table of the trade. */
export const EASE: Record<MeasurementName, Record<Fit, number>> = {
  neck: { slim: 0.5, regular: 0.5, loose: 0.75 },
  shoulder: { slim: 0, regular: 0.25, loose: 0.75 },
  chest: { slim: 3.5, regular: 5, loose: 7.5 },
  upperBodyWaist: { slim: 4, regular: 5.5, loose: 7 },
  // Measured to where sleeve and shirt should end: lengths have no ease.
  sleeveLength: { slim: 0, regular: 0, loose: 0 },
  shirtLength: { slim: 0, regular: 0, loose: 0 },
  hip: { slim: 1.75, regular: 2.75, loose: 4.5 },
  lowerBodyWaist: { slim: 0.25, regular: 0.75, loose: 1 },
  thigh: { slim: 1.25, regular: 2.25, loose: 3.5 },
  legLength: { slim: 0, regular: 0, loose: 0 },
  // Measured as the hem should be.
  bottom: { slim: 0, regular: 0, loose: 0 },
}
/** A sleeve to the root of the thumb is this much longer than one to the wrist bone. */
export const THUMB_INCHES = 1
