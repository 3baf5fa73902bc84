import { chartsOf, type SizeChart, sizeChartOf } from "@silai/contracts/size-chart/charts"
import { shop } from "./shop"

/** The charts of the size guide, as the shopkeeper has set them. */
export const shopCharts = (): SizeChart[] => chartsOf(shop().sizeCharts, shop().sizes)

/** The chart of a category, or undefined where the shop has none. */
export const shopChartOf = (category: string): SizeChart | undefined =>
  sizeChartOf(category, shop().sizeCharts, shop().sizes)
