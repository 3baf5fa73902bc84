import type { GarmentSizes } from "../catalogue/garment-sizes"
import type { SIZES } from "../catalogue/limits"
import { CHART_NAMES } from "../catalogue/style-limits"

/** A number for each size, in the order of the sizes: a new size needs one in every row. */
type PerSize<Sizes extends readonly string[] = typeof SIZES> = { readonly [place in keyof Sizes]: number }

/** The meaning of a row's inches: those of the body that the size is for, or those of the garment. */
export const CHART_ROW_OF = ["garment", "body"] as const
export type ChartRowOf = (typeof CHART_ROW_OF)[number]

/**
 * A row of a chart: a measurement, and its inches for each size in the order of the sizes. `of` is absent for the garment's: as the size
 * guide says to measure.
 */
export type ChartRow<Values extends readonly number[] = readonly number[]> = {
  name: string
  values: Values
  of?: ChartRowOf | undefined
}
export const whoseInches = ({ of = "garment" }: { of?: ChartRowOf | undefined }): ChartRowOf => of
export type SizeChart = { title: string; sizes: readonly string[]; rows: readonly ChartRow[] }
export type ChartName = (typeof CHART_NAMES)[number]
/** The rows of each chart, as the shopkeeper sets them. */
export type ChartRows = Record<ChartName, ChartRow[]>

/**
 * The inches exactly as requirements §9 gives them: the default until the shopkeeper sets others. Chest and waist are the
 * body's: no shirt of 36 inches goes round a chest that a size S is worn on.
 */
export const FIRST_CHART_ROWS: Record<ChartName, ChartRow<PerSize>[]> = {
  Shirts: [
    { name: "Chest", values: [36, 38, 40, 42, 44], of: "body" },
    { name: "Shoulder", values: [17, 18, 18.5, 19, 20] },
    { name: "Sleeve Length", values: [23.5, 24, 24.5, 25, 25.5] },
    { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
  ],
  Trousers: [
    { name: "Waist", values: [36, 38, 40, 42, 44], of: "body" },
    { name: "Hip", values: [17, 18, 18.5, 19, 20] },
    { name: "Thigh", values: [23.5, 24, 24.5, 25, 25.5] },
    { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
    { name: "Bottom", values: [28.5, 29, 29.5, 30, 30.5] },
  ],
}

/**
 * A realistic trousers chart, which the shopkeeper can take with one click in place of requirements §9's, whose hip, length and hem fit
 * no one. A working table of the trade, waist 28 to 44.
 */
export const TRUE_TROUSERS: ChartRow<PerSize>[] = [
  { name: "Waist", values: [28, 32, 36, 40, 44], of: "body" },
  { name: "Hip", values: [35, 38, 41.5, 45, 48], of: "body" },
  { name: "Thigh", values: [20.5, 22, 24, 26, 28], of: "body" },
  { name: "Length", values: [39, 40, 40.5, 41, 41.5], of: "garment" },
  { name: "Bottom", values: [14, 15, 16, 17, 17.5], of: "garment" },
]

/** The charts of these rows, in the order of the size guide. */
export const chartsOf = (rows: ChartRows, sizes: GarmentSizes): SizeChart[] =>
  CHART_NAMES.map((title) => ({ title, sizes: sizes[title], rows: rows[title] }))

/** The chart of a category ("Shirts", "shirt", "Trousers" …), or undefined where the shop has none. */
export function sizeChartOf(category: string, rows: ChartRows, sizes: GarmentSizes): SizeChart | undefined {
  const wanted = category.trim().toLowerCase().replace(/s$/, "")
  return chartsOf(rows, sizes).find((chart) => chart.title.toLowerCase().replace(/s$/, "") === wanted)
}
