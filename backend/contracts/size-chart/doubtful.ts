import type { MeasurementName, MeasurementType } from "../measurement/limits"
import { canBe } from "../measurement/plausible"
import type { ChartName } from "./charts"
import { fallsAt } from "./rules"

/** The rows of a chart that measure the same as the wizard, by name. */
export const ROWS_OF: Record<MeasurementType, Partial<Record<MeasurementName, string>>> = {
  upperBody: { chest: "Chest", shoulder: "Shoulder", sleeveLength: "Sleeve Length", shirtLength: "Length" },
  lowerBody: { lowerBodyWaist: "Waist", hip: "Hip", thigh: "Thigh" },
}

const HALF_OF: Record<ChartName, MeasurementType> = { Shirts: "upperBody", Trousers: "lowerBody" }

type Values = { values: readonly (number | null)[] }

/**
 * Whether a row cannot be a body's: it falls with the size, or holds inches that no man measures there, as the hip of
 * requirements §9 does. The size guide shows it unchanged; no size advice uses it.
 */
export const isDoubtfulRow = (name: MeasurementName, row: Values): boolean => fallsAt(row) >= 0 || isUntrue(name, row)

/** Whether a row that is compared, of that chart and name, holds inches that no man measures there. */
export function isUntrueRow(chart: ChartName, { name, values }: Values & { name: string }): boolean {
  const [measurement] = Object.entries(ROWS_OF[HALF_OF[chart]]).find(([, row]) => row === name) ?? []
  return measurement !== undefined && isUntrue(measurement as MeasurementName, { values })
}

const isUntrue = (name: MeasurementName, { values }: Values) =>
  values.some((inches) => inches !== null && !canBe(name, inches))
