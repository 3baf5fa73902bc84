import { chartsOf, FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { expect, test } from "vitest"
import { nearestSize } from "./nearest-size"

type Asked = Parameters<typeof nearestSize>
const [shirts, trousers] = chartsOf(FIRST_CHART_ROWS)
const charts = { upperBody: shirts!, lowerBody: trousers! }
const sizeOf = (type: Asked[0], typed: Asked[1], chart: Asked[2] = charts[type]) =>
  nearestSize(type, typed, chart)?.size ?? null

test("a chest alone names the size that the chart has for it", () => {
  expect(["36", "38", "40", "42", "44"].map((chest) => sizeOf("upperBody", { chest }))).toEqual([
    "S",
    "M",
    "L",
    "XL",
    "XXL",
  ])
  expect(nearestSize("upperBody", { chest: "40 ½" }, shirts!)).toEqual({
    size: "L",
    compared: [{ name: "chest", row: "Chest", chart: 40 }],
  })
})

test("between two sizes it is the larger: cloth can be taken in", () => {
  expect(sizeOf("upperBody", { chest: "39" })).toBe("L")
  expect(sizeOf("lowerBody", { lowerBodyWaist: "37" })).toBe("M")
})

test("every measurement that stands in the chart counts, each in its own steps", () => {
  expect(sizeOf("upperBody", { chest: "40", shoulder: "18.5", sleeveLength: "24.5", shirtLength: "29.5" })).toBe("L")
  // One inch of sleeve counts more than one inch of chest.
  expect(sizeOf("upperBody", { chest: "40", sleeveLength: "25.5" })).toBe("XXL")
  expect(sizeOf("upperBody", { chest: "38", shoulder: "18", sleeveLength: "24", shirtLength: "30" })).toBe("M")
})

test("what the chart does not know, or measures in another way, is not compared", () => {
  expect(sizeOf("upperBody", { neck: "15", upperBodyWaist: "34" })).toBeNull()
  expect(sizeOf("lowerBody", { hip: "40", legLength: "41", bottom: "15" })).toBeNull()
})

test("a category without a chart, or with one of other measurements, names no size", () => {
  expect([sizeOf("upperBody", { chest: "40" }, null), sizeOf("upperBody", { chest: "40" }, trousers!)]).toEqual([
    null,
    null,
  ])
})

test("what is unfinished or wrong is left out, and far outside the chart no size is near", () => {
  expect(sizeOf("upperBody", { chest: "4", shoulder: "18" })).toBe("M")
  expect(sizeOf("upperBody", { chest: "wide" })).toBeNull()
  expect([sizeOf("upperBody", { chest: "50" }), sizeOf("lowerBody", { lowerBodyWaist: "30" })]).toEqual([null, null])
  expect(sizeOf("lowerBody", { lowerBodyWaist: "34" })).toBe("S")
})

test("a saved hip of 40 is not called S by a chart whose hip is nobody's, and counts once the chart is mended", () => {
  expect(nearestSize("lowerBody", { hip: "40" }, trousers!)).toBeNull()
  const both = nearestSize("lowerBody", { hip: "40", lowerBodyWaist: "38" }, trousers!)
  expect(both?.compared.map(({ row }) => row)).toEqual(["Waist"])
  const hip = { name: "Hip", values: [36, 38, 40, 42, 44] }
  const mended = { ...trousers!, rows: trousers!.rows.map((row) => (row.name === "Hip" ? hip : row)) }
  expect(sizeOf("lowerBody", { hip: "40" }, mended)).toBe("L")
})

test("a chart of the shopkeeper's own counts, also where a row stays level; one that falls with the size advises nobody", () => {
  const own = (values: number[]) => ({ ...shirts!, rows: [{ name: "Chest", values }] })
  expect(sizeOf("upperBody", { chest: "40" }, own([38, 40, 42, 44, 46]))).toBe("M")
  expect(sizeOf("upperBody", { chest: "40" }, own([40, 40, 40, 40, 40]))).toBe("XXL")
  expect(sizeOf("upperBody", { chest: "43" }, own([36, 38, 44, 42, 40]))).toBeNull()
})
