/** What a chart is written in; the shop keeps inches. */
export type ChartUnit = "in" | "cm"

const CM_PER_INCH = 2.54

/** Inches in centimetres, to the nearest half: finer than a tape is read by hand would promise too much. */
export const inCentimetres = (inches: number): number => Math.round(inches * CM_PER_INCH * 2) / 2

/** The unit an address asks for; inches for anything unknown. */
export const chartUnitOf = (asked: string | null): ChartUnit => (asked === "cm" ? "cm" : "in")
