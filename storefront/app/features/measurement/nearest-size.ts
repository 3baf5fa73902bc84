import type { Size } from "@silai/contracts/catalogue/limits"
import { readInches } from "@silai/contracts/measurement/inches"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { complaintOf, type Typed } from "@silai/contracts/measurement/typed"
import { SIZE_CHARTS, type SizeChart } from "@silai/contracts/size-chart/charts"

/**
 * The rows of a chart that measure the same as the wizard. The trousers' hip, length and bottom of requirements §9 are
 * not measured round the body, so comparing them would mislead.
 */
const compared: Record<MeasurementType, Partial<Record<MeasurementName, string>>> = {
  upperBody: { chest: "Chest", shoulder: "Shoulder", sleeveLength: "Sleeve Length", shirtLength: "Length" },
  lowerBody: { lowerBodyWaist: "Waist", thigh: "Thigh" },
}
const usual: Record<MeasurementType, SizeChart> = { upperBody: SIZE_CHARTS.Shirts, lowerBody: SIZE_CHARTS.Trousers }

export type Nearest = {
  size: Size
  /** The compared measurement, and the chart's value for that size, in inches. */
  compared: { name: MeasurementName; row: string; chart: number }[]
}

/**
 * The ready-made size nearest to the measurements so far, or null when none of them is in the chart, or one is so far
 * outside that no ready-made size is near. Each row counts in its own steps: two inches of chest count as much as half
 * an inch of sleeve. Between two sizes the larger is nearer: cloth can be taken in.
 * @param chart the category's own; null where it has none
 */
export function nearestSize(
  type: MeasurementType,
  typed: Typed,
  chart: SizeChart | null = usual[type],
): Nearest | null {
  if (!chart) return null
  const measured = (Object.entries(compared[type]) as [MeasurementName, string][]).flatMap(([name, row]) => {
    const values = chart.rows.find((one) => one.name === row)?.values
    const inches = complaintOf(typed[name]) === null ? readInches(typed[name] ?? "") : null
    return values && inches !== null
      ? [{ name, row, values, inches, step: (values.at(-1)! - values[0]!) / (values.length - 1) }]
      : []
  })
  if (measured.length === 0) return null
  if (
    measured.some(
      ({ inches, values, step }) => inches < values[0]! - reach(step) || inches > values.at(-1)! + reach(step),
    )
  )
    return null
  const away = chart.sizes.map((_, at) =>
    measured.reduce((sum, { inches, values, step }) => sum + Math.abs(inches - values[at]!) / step, 0),
  )
  const least = Math.min(...away)
  const at = away.findLastIndex((one) => one - least < 1e-9)
  return {
    size: chart.sizes[at]!,
    compared: measured.map(({ name, row, values }) => ({ name, row, chart: values[at]! })),
  }
}

/** How far beyond the chart's ends a size still counts as near: two steps, and at least an inch. */
const reach = (step: number) => Math.max(1, 2 * step)
