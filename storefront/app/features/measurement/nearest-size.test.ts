import { FIRST_SIZES } from "@silai/contracts/catalogue/garment-sizes"
import { easeOf } from "@silai/contracts/measurement/ease"
import { FITS } from "@silai/contracts/measurement/fit-limits"
import { chartsOf, FIRST_CHART_ROWS, TRUE_TROUSERS } from "@silai/contracts/size-chart/charts"
import { ROWS_OF } from "@silai/contracts/size-chart/doubtful"
import { expect, test } from "vitest"
import { nearestSize } from "./nearest-size"

type Asked = Parameters<typeof nearestSize>
const [shirts, trousers] = chartsOf(FIRST_CHART_ROWS, FIRST_SIZES)
if (!shirts || !trousers) throw new Error("The shop begins with two charts.")
const charts = { upperBody: shirts, lowerBody: trousers }
const sizeOf = (type: Asked[0], typed: Asked[1], chart: Asked[2] = charts[type]) =>
  nearestSize(type, typed, chart, "regular")?.size ?? null

test("finds the size in the chart by a chest only", () => {
  expect(["36", "38", "40", "42", "44"].map((chest) => sizeOf("upperBody", { chest }))).toEqual([
    "S",
    "M",
    "L",
    "XL",
    "XXL",
  ])
  expect(nearestSize("upperBody", { chest: "40 ½" }, shirts, "regular")).toEqual({
    size: "L",
    compared: [{ name: "chest", row: "Chest", chart: 40 }],
  })
})

test("distinguishes a body from a garment: a row of the garment includes the ease of the fit, a row of the body does not", () => {
  const garment = { ...shirts, rows: shirts.rows.map((row) => ({ ...row, of: "garment" as const })) }
  expect([sizeOf("upperBody", { chest: "36" }), sizeOf("upperBody", { chest: "36" }, garment)]).toEqual(["S", "XL"])
  expect(nearestSize("upperBody", { chest: "36" }, garment, "slim")?.size).toBe("L")
  expect(sizeOf("lowerBody", { lowerBodyWaist: "32" })).toBeNull()
})

test("gives every body the same size in a chart of bodies and in one of garments measured with their ease", () => {
  let found = 0
  for (const fit of FITS)
    for (const [type, chart, names] of [
      ["upperBody", shirts, ["chest", "shoulder", "sleeveLength", "shirtLength"]],
      ["lowerBody", { ...trousers, rows: TRUE_TROUSERS }, ["lowerBodyWaist", "hip", "thigh"]],
    ] as const)
      for (const name of names) {
        const row = chart.rows.find((one) => one.name === ROWS_OF[type][name])!
        const one = (of: "body" | "garment", ease: number) => ({
          ...chart,
          rows: [{ ...row, of, values: row.values.map((inches) => inches + ease) }],
        })
        for (let inches = 5; inches <= 60; inches += 0.25) {
          const [body, garment] = [one("body", 0), one("garment", easeOf(name, { fit }))].map(
            (asked) => nearestSize(type, { [name]: String(inches) }, asked, fit)?.size,
          )
          expect([fit, name, inches, garment]).toEqual([fit, name, inches, body])
          if (body) found++
        }
      }
  expect(found).toBeGreaterThan(500)
})

test("chooses the larger of two sizes, as cloth can be taken in", () => {
  expect(sizeOf("upperBody", { chest: "39" })).toBe("L")
  expect(sizeOf("lowerBody", { lowerBodyWaist: "37" })).toBe("M")
})

test("compares every measurement of the chart, each in its own steps", () => {
  expect(sizeOf("upperBody", { chest: "40", shoulder: "18.25", sleeveLength: "24.5", shirtLength: "29.5" })).toBe("L")
  // One inch of sleeve counts more than one inch of chest.
  expect(sizeOf("upperBody", { chest: "40", sleeveLength: "25.5" })).toBe("XXL")
  expect(sizeOf("upperBody", { chest: "38", shoulder: "17.75", sleeveLength: "24", shirtLength: "30" })).toBe("M")
})

test("does not compare measurements that the chart lacks or measures in another way", () => {
  expect(sizeOf("upperBody", { neck: "15", upperBodyWaist: "34" })).toBeNull()
  expect(sizeOf("lowerBody", { hip: "40", legLength: "41", bottom: "15" })).toBeNull()
})

test("gives no size for a category without a chart, or with one of other measurements", () => {
  expect([sizeOf("upperBody", { chest: "40" }, null), sizeOf("upperBody", { chest: "40" }, trousers)]).toEqual([
    null,
    null,
  ])
})

test("ignores incomplete and wrong values, and names no size for bodies far outside the chart", () => {
  expect(sizeOf("upperBody", { chest: "4", shoulder: "17.75" })).toBe("M")
  expect(sizeOf("upperBody", { chest: "wide" })).toBeNull()
  expect([sizeOf("upperBody", { chest: "50" }), sizeOf("lowerBody", { lowerBodyWaist: "30" })]).toEqual([null, null])
  expect(sizeOf("lowerBody", { lowerBodyWaist: "35" })).toBe("S")
})

test("ignores an impossible hip row of the chart, so that a hip of 40 is no S, and uses a corrected one", () => {
  expect(nearestSize("lowerBody", { hip: "40" }, trousers, "regular")).toBeNull()
  const both = nearestSize("lowerBody", { hip: "40", lowerBodyWaist: "38" }, trousers, "regular")
  expect(both?.compared.map(({ row }) => row)).toEqual(["Waist"])
  const hip = { name: "Hip", values: [36, 38, 40, 42, 44], of: "body" as const }
  const corrected = { ...trousers, rows: trousers.rows.map((row) => (row.name === "Hip" ? hip : row)) }
  expect(sizeOf("lowerBody", { hip: "40" }, corrected)).toBe("L")
})

test("uses the shopkeeper's own chart, also with a level row; ignores a row that falls with the size", () => {
  const own = (values: number[]) => ({ ...shirts, rows: [{ name: "Chest", values, of: "body" as const }] })
  expect(sizeOf("upperBody", { chest: "40" }, own([38, 40, 42, 44, 46]))).toBe("M")
  expect(sizeOf("upperBody", { chest: "40" }, own([40, 40, 40, 40, 40]))).toBe("XXL")
  expect(sizeOf("upperBody", { chest: "43" }, own([36, 38, 44, 42, 40]))).toBeNull()
})
