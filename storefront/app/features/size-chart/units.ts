import { CM_PER_INCH, type LengthUnit } from "@silai/contracts/measurement/limits"

/** Inches in centimetres, to the nearest half: more digits would suggest a precision that a tape does not have. */
export const inCentimetres = (inches: number): number => Math.round(inches * CM_PER_INCH * 2) / 2

/** The unit in a URL; inches for anything unknown. */
export const chartUnitOf = (asked: string | null): LengthUnit => (asked === "cm" ? "cm" : "in")
