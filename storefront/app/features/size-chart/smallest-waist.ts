import { easeOf } from "@silai/contracts/measurement/ease"
import { USUAL_FIT } from "@silai/contracts/measurement/fit-limits"
import { type SizeChart, whoseInches } from "@silai/contracts/size-chart/charts"

/**
 * The slimmest waist, in inches of the body, that the ready-made trousers of a chart are for; null where the chart has no waist. The
 * product page tells slimmer men what to do.
 */
export function smallestWaist(chart: SizeChart | undefined): number | null {
  const row = chart?.rows.find(({ name }) => name === "Waist")
  if (!row) return null
  const least = Math.min(...row.values)
  return Math.floor(whoseInches(row) === "garment" ? least - easeOf("lowerBodyWaist", { fit: USUAL_FIT }) : least)
}
