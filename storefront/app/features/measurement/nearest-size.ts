import { easeOf } from "@silai/contracts/measurement/ease"
import type { Fit } from "@silai/contracts/measurement/fit-limits"
import { readInches } from "@silai/contracts/measurement/inches"
import type { MeasurementName, MeasurementType } from "@silai/contracts/measurement/limits"
import { complaintOf, type Typed } from "@silai/contracts/measurement/parse-inches"
import { type SizeChart, whoseInches } from "@silai/contracts/size-chart/charts"
import { isDoubtfulRow, ROWS_OF } from "@silai/contracts/size-chart/doubtful"
import { SIZE_CHART } from "@silai/contracts/size-chart/limits"

export type Nearest = {
  size: string
  /** The compared measurement, and the chart's value for that size, in inches. */
  compared: { name: MeasurementName; row: string; chart: number }[]
}

/**
 * The ready-made size nearest to the measurements of a body so far, with the room that a piece of this fit has where a row measures the
 * garment; null when none of them is in the chart, or one is so far
 * outside that no ready-made size is near. Each row counts in its own steps: two inches of chest count as much as half
 * an inch of sleeve. Between two sizes the larger is nearer: cloth can be taken in. Rows that
 * are impossible for a body are left out.
 * @param chart the category's own; null where it has none
 */
export function nearestSize(type: MeasurementType, typed: Typed, chart: SizeChart | null, fit: Fit): Nearest | null {
  if (!chart) return null
  const measured = (Object.entries(ROWS_OF[type]) as [MeasurementName, string][]).flatMap(([name, row]) => {
    const found = chart.rows.find((one) => one.name === row && !isDoubtfulRow(name, one))
    const body = complaintOf(typed[name]) === null ? readInches(typed[name] ?? "") : null
    if (!found || body === null) return []
    const { values } = found
    const inches = body + (whoseInches(found) === "garment" ? easeOf(name, { fit }) : 0)
    return [{ name, row, values, inches, ...rangeOf(values) }]
  })
  if (measured.length === 0) return null
  if (measured.some(({ inches, least, most, step }) => inches < least - reach(step) || inches > most + reach(step)))
    return null
  const sizes = chart.sizes.map((size, at) => {
    const compared = measured.map(({ name, row, values }) => ({ name, row, chart: values[at] ?? Infinity }))
    const away = measured.reduce(
      (sum, { inches, values, step }) => sum + Math.abs(inches - (values[at] ?? Infinity)) / step,
      0,
    )
    return { size, compared, away }
  })
  const nearest = Math.min(...sizes.map(({ away }) => away))
  const found = sizes.findLast(({ away }) => away - nearest < 1e-9)
  return found ? { size: found.size, compared: found.compared } : null
}

/** The ends of a row and its usual step; a level row, which the shopkeeper may enter, has a tape's smallest. */
function rangeOf(values: readonly number[]) {
  const [least, most] = [Math.min(...values), Math.max(...values)]
  return { least, most, step: Math.max((most - least) / (values.length - 1), SIZE_CHART.step) }
}

/** How far beyond the chart's ends a size still counts as near: half a step, and at least an inch. */
const reach = (step: number) => Math.max(1, step / 2)
