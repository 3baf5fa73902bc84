import { type Size, SIZES } from "../catalogue/limits"

/** A number for each size, in the order of the sizes: a new size needs one in every row. */
type PerSize<Sizes extends readonly string[] = typeof SIZES> = { readonly [place in keyof Sizes]: number }

export type SizeChart = {
  title: string
  sizes: readonly Size[]
  rows: readonly { name: string; values: PerSize }[]
}

/** Size charts in inches, by category, exactly as requirements §9 gives them. */
export const SIZE_CHARTS: Record<"Shirts" | "Trousers", SizeChart> = {
  Shirts: {
    title: "Shirts",
    sizes: SIZES,
    rows: [
      { name: "Chest", values: [36, 38, 40, 42, 44] },
      { name: "Shoulder", values: [17, 18, 18.5, 19, 20] },
      { name: "Sleeve Length", values: [23.5, 24, 24.5, 25, 25.5] },
      { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
    ],
  },
  Trousers: {
    title: "Trousers",
    sizes: SIZES,
    rows: [
      { name: "Waist", values: [36, 38, 40, 42, 44] },
      { name: "Hip", values: [17, 18, 18.5, 19, 20] },
      { name: "Thigh", values: [23.5, 24, 24.5, 25, 25.5] },
      { name: "Length", values: [28.5, 29, 29.5, 30, 30.5] },
      { name: "Bottom", values: [28.5, 29, 29.5, 30, 30.5] },
    ],
  },
}

/** The chart of a category ("Shirts", "shirt", "Trousers" …), or undefined where the shop has none. */
export function sizeChartOf(category: string): SizeChart | undefined {
  const wanted = category.trim().toLowerCase().replace(/s$/, "")
  return Object.values(SIZE_CHARTS).find((chart) => chart.title.toLowerCase().replace(/s$/, "") === wanted)
}
