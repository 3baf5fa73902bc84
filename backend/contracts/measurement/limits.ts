/** The range of a body measurement in inches (requirements §5). */
export const MEASUREMENT = { minInches: 5, maxInches: 80 } as const

/** Units for showing and typing a length; the shop stores inches. */
export const LENGTH_UNITS = ["in", "cm"] as const
export type LengthUnit = (typeof LENGTH_UNITS)[number]
export const CM_PER_INCH = 2.54
/** Characters of a typed length: "38 15/16 in". */
export const LENGTH_MAX_TYPED = 40

/** The wizard asks in this order (requirements §9). */
export const MEASUREMENTS = {
  upperBody: ["neck", "shoulder", "chest", "upperBodyWaist", "sleeveLength", "shirtLength"],
  lowerBody: ["hip", "lowerBodyWaist", "thigh", "legLength", "bottom"],
} as const
export const MEASUREMENT_TYPES = ["upperBody", "lowerBody"] as const satisfies readonly (keyof typeof MEASUREMENTS)[]
export type MeasurementType = (typeof MEASUREMENT_TYPES)[number]
export type UpperBodyMeasurement = (typeof MEASUREMENTS.upperBody)[number]
export type LowerBodyMeasurement = (typeof MEASUREMENTS.lowerBody)[number]
export type MeasurementName = UpperBodyMeasurement | LowerBodyMeasurement
export const MEASUREMENT_NAMES = [...MEASUREMENTS.upperBody, ...MEASUREMENTS.lowerBody] as const

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

/**
 * The list of measurements in the back office, how many customers a search for one to measure returns, and how many changes a
 * half's history shows.
 */
export const MEASUREMENT_LIST = {
  pageSize: 25,
  maxPageSize: 100,
  maxPage: 1000,
  maxSearch: 80,
  people: 8,
  history: 50,
} as const
/** By the time of the last change, or by the customer's name. */
export const MEASUREMENT_SORTS = ["latest", "earliest", "name", "name_down"] as const
export type MeasurementSort = (typeof MEASUREMENT_SORTS)[number]
