import type { Size } from "@silai/contracts/catalogue/limits"
import { readInches } from "@silai/contracts/measurement/inches"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { complaintOf, type Typed } from "@silai/contracts/measurement/typed"
import type { SizeChart } from "@silai/contracts/size-chart/charts"
import { isDoubtfulRow, ROWS_OF } from "@silai/contracts/size-chart/doubtful"
import { SIZE_CHART } from "@silai/contracts/size-chart/limits"

export type Nearest = {
  size: Size
  /** The compared measurement, and the chart's value for that size, in inches. */
  compared: { name: MeasurementName; row: string; chart: number }[]
}

/**
 * The ready-made size nearest to the measurements so far, or null when none of them is in the chart, or one is so far
 * outside that no ready-made size is near. Each row counts in its own steps: two inches of chest count as much as half
 * an inch of sleeve. Between two sizes the larger is nearer: cloth can be taken in. Rows that
 * cannot be true of a body are left out.
 * @param chart the category's own; null where it has none
 */
export function nearestSize(type: MeasurementType, typed: Typed, chart: SizeChart | null): Nearest | null {
  if (!chart) return null
  const measured = (Object.entries(ROWS_OF[type]) as [MeasurementName, string][]).flatMap(([name, row]) => {
    const values = chart.rows.find((one) => one.name === row && !isDoubtfulRow(name, one))?.values
    const inches = complaintOf(typed[name]) === null ? readInches(typed[name] ?? "") : null
    return values && inches !== null ? [{ name, row, values, inches, ...rangeOf(values) }] : []
  })
  if (measured.length === 0) return null
  if (measured.some(({ inches, least, most, step }) => inches < least - reach(step) || inches > most + reach(step)))
    return null
  const away = chart.sizes.map((_, at) =>
    measured.reduce((sum, { inches, values, step }) => sum + Math.abs(inches - values[at]!) / step, 0),
  )
  const nearest = Math.min(...away)
  const at = away.findLastIndex((one) => one - nearest < 1e-9)
  return {
    size: chart.sizes[at]!,
    compared: measured.map(({ name, row, values }) => ({ name, row, chart: values[at]! })),
  }
}

/** The ends of a row and its usual step; a row that stays level, which the shopkeeper may write, has a tape's smallest. */
function rangeOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { least, most, step: Math.max((most - least) / (values.length - 1), SIZE_CHART.step) }
}

/** How far beyond the chart's ends a size still counts as near: two steps, and at least an inch. */
const reach = (step: number) => Math.max(1, 2 * step)
