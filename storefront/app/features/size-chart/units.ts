import { CM_PER_INCH, type LengthUnit } from "@silai/contracts/measurement/limits"

/** Inches in centimetres, to the nearest half: finer than a tape is read by hand would promise too much. */
export const inCentimetres = (inches: number): number => Math.round(inches * CM_PER_INCH * 2) / 2

/** The unit an address asks for; inches for anything unknown. */
export const chartUnitOf = (asked: string | null): LengthUnit => (asked === "cm" ? "cm" : "in")
