/** Inches a body measurement may have (SPEC §5). */
export const MEASUREMENT = { minInches: 5, maxInches: 80 } as const

/** What a length may be shown and typed in; the shop keeps inches. */
export const LENGTH_UNITS = ["in", "cm"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export const CM_PER_INCH = 2.54
/** Characters of a typed length: "38 15/16 in". */
export const LENGTH_MAX_TYPED = 12

/** The wizard asks in this order (SPEC §9). */
export const MEASUREMENTS = {
  upperBody: ["neck", "shoulder", "chest", "upperBodyWaist", "sleeveLength", "shirtLength"],
  lowerBody: ["hip", "lowerBodyWaist", "thigh", "legLength", "bottom"],
} as const
export const MEASUREMENT_TYPES = ["upperBody", "lowerBody"] as const satisfies readonly (keyof typeof MEASUREMENTS)[]
export type MeasurementType = (typeof MEASUREMENT_TYPES)[number]
export type UpperBodyMeasurement = (typeof MEASUREMENTS.upperBody)[number]
export type LowerBodyMeasurement = (typeof MEASUREMENTS.lowerBody)[number]
export type MeasurementName = UpperBodyMeasurement | LowerBodyMeasurement

export const MEASUREMENT_LABELS: Record<MeasurementName, string> = {
  neck: "Neck",
  shoulder: "Shoulder",
  chest: "Chest",
  upperBodyWaist: "Waist",
  sleeveLength: "Sleeve length",
  shirtLength: "Shirt length",
  hip: "Hip",
  lowerBodyWaist: "Waist",
  thigh: "Thigh",
  legLength: "Leg length",
  bottom: "Bottom",
}

/** The list of measurements in the back office, and how many customers a search for somebody to measure names. */
export const MEASUREMENT_LIST = { pageSize: 25, maxPageSize: 50, maxPage: 1000, maxSearch: 80, people: 8 } as const
