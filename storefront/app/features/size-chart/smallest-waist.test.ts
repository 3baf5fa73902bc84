import { FIRST_SIZES } from "@silai/contracts/catalogue/garment-sizes"
import { chartsOf, FIRST_CHART_ROWS, TRUE_TROUSERS } from "@silai/contracts/size-chart/charts"
import { expect, test } from "vitest"
import { smallestWaist } from "./smallest-waist"

test("uses the slimmest waist of a body, whether the chart measures body or garment", () => {
  const [shirts, trousers] = chartsOf(FIRST_CHART_ROWS, FIRST_SIZES)
  expect([smallestWaist(trousers), smallestWaist(shirts), smallestWaist(undefined)]).toEqual([36, null, null])
  const [, corrected] = chartsOf({ ...FIRST_CHART_ROWS, Trousers: TRUE_TROUSERS }, FIRST_SIZES)
  expect(smallestWaist(corrected)).toBe(28)
  const rows = FIRST_CHART_ROWS.Trousers.map((row) => ({ ...row, of: "garment" as const }))
  const [, ofGarment] = chartsOf({ ...FIRST_CHART_ROWS, Trousers: rows }, FIRST_SIZES)
  expect(smallestWaist(ofGarment)).toBe(35)
})
