import type { GarmentDoubt } from "./garment-limits"
import type { LengthUnit, MeasurementName, MeasurementType } from "./limits"

/** The measurements of a garment that lies flat. */
export const GARMENT_LABELS: Record<MeasurementName, string> = {
  neck: "Collar",
  shoulder: "Shoulder",
  chest: "Chest, across",
  upperBodyWaist: "Waist, across",
  sleeveLength: "Sleeve",
  shirtLength: "Length",
  hip: "Seat, across",
  lowerBodyWaist: "Waistband, across",
  thigh: "Thigh, across",
  legLength: "Outside leg",
  bottom: "Hem, across",
}

export const HOW_TO_COPY: Record<MeasurementName, string> = {
  neck: "Open the collar and lay it flat. From the middle of the button to the far end of the buttonhole.",
  shoulder: "Straight across below the collar, from one shoulder seam to the other.",
  chest: "Buttoned, lying flat. From seam to seam, just below the sleeves. Once across: we double it.",
  upperBodyWaist: "Across where the shirt is narrowest, about halfway down. Once across: we double it.",
  sleeveLength: "From the shoulder seam along the top of the sleeve to the edge of the cuff.",
  shirtLength: "From the highest point of the shoulder, next to the collar, straight down to the hem.",
  hip: "Buttoned, lying flat. Across the widest part of the seat, about where the zip ends. Once across: we double it.",
  lowerBodyWaist:
    "Both edges of the waistband one over the other. Along its top, from end to end. Once across: we double it.",
  thigh: "One leg, flat. Across at the height of the crotch. Once across: we double it.",
  legLength: "From the top of the waistband down the outer seam to the hem.",
  bottom: "Across the end of one leg. Once across: we double it.",
}

export const COPY_TITLES: Record<MeasurementType, string> = {
  upperBody: "Copy a shirt that fits",
  lowerBody: "Copy trousers that fit",
}

export const garmentMessages = {
  title: COPY_TITLES,
  begin: {
    upperBody: "Take the shirt that you like best. Lay it on a table, smooth it, and button it.",
    lowerBody: "Take the trousers that you like best. Lay them on a table, smooth them, and close them.",
  } satisfies Record<MeasurementType, string>,
  sits: "How does it sit on you?",
  same: "We cut yours to sit the same. You can still ask for it closer or looser.",
  what(
    { about, inches, is, comparedTo, isRound }: GarmentDoubt,
    unit: LengthUnit,
    length: (inches: number) => string,
  ): string {
    const written = (value: number) => `${length(value)} ${unit}`
    const subject = `${GARMENT_LABELS[about]}: ${written(inches)} is very ${is}`
    if (comparedTo)
      return `${subject} next to ${written(comparedTo.inches)} (${GARMENT_LABELS[comparedTo.name].toLowerCase()}).`
    if (isRound) return `${subject}. Is that all the way round? Once across is enough: we double it.`
    return is === "large" && unit === "in" ? `${subject}. Are these centimetres?` : `${subject}.`
  },
} as const
