import { type Size, SIZES } from "../catalogue/limits"
import { CHART_NAMES } from "../catalogue/style-limits"

/** A number for each size, in the order of the sizes: a new size needs one in every row. */
type PerSize<Sizes extends readonly string[] = typeof SIZES> = { readonly [place in keyof Sizes]: number }

/** A row of a chart: a measurement, and its inches for each size in the order of the sizes. */
export type ChartRow<Values extends readonly number[] = readonly number[]> = { name: string; values: Values }
export type SizeChart = { title: string; sizes: readonly Size[]; rows: readonly ChartRow[] }
export type ChartName = (typeof CHART_NAMES)[number]
/** The rows of each chart, as the shopkeeper sets them. */
export type ChartRows = Record<ChartName, ChartRow[]>

/** Exactly as requirements §9 gives them: what counts until the shopkeeper sets others. */
export const FIRST_CHART_ROWS: Record<ChartName, ChartRow<PerSize>[]> = {
  Shirts: [
    { name: "Chest", values: [36, 38, 40, 42, 44] },
    { name: "Shoulder", values: [17, 18, 18.5, 19, 20] },
    { name: "Sleeve Length", values: [23.5, 24, 24.5, 25, 25.5] },
    { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
  ],
  Trousers: [
    { name: "Waist", values: [36, 38, 40, 42, 44] },
    { name: "Hip", values: [17, 18, 18.5, 19, 20] },
    { name: "Thigh", values: [23.5, 24, 24.5, 25, 25.5] },
    { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
    { name: "Bottom", values: [28.5, 29, 29.5, 30, 30.5] },
  ],
}

/** The charts of these rows, in the order of the size guide. */
export const chartsOf = (rows: ChartRows): SizeChart[] =>
  CHART_NAMES.map((title) => ({ title, sizes: SIZES, rows: rows[title] }))

/** The chart of a category ("Shirts", "shirt", "Trousers" …), or undefined where the shop has none. */
export function sizeChartOf(category: string, rows: ChartRows): SizeChart | undefined {
  const wanted = category.trim().toLowerCase().replace(/s$/, "")
  return chartsOf(rows).find((chart) => chart.title.toLowerCase().replace(/s$/, "") === wanted)
}
