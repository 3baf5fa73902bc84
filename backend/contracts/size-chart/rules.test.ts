import { expect, test } from "vitest"
import { FIRST_SIZES } from "../catalogue/garment-sizes"
import { FIRST_CHART_ROWS, sizeChartOf, TRUE_TROUSERS, whoseInches } from "./charts"
import { isUntrueRow } from "./doubtful"
import { sizeChartMessages } from "./messages"
import { fallsAt, fitRow, wrongInChart } from "./rules"

const [chest] = FIRST_CHART_ROWS.Shirts
const shirts = FIRST_CHART_ROWS.Shirts

test("accepts the shop's first charts, in which no row falls with the size", () => {
  for (const rows of Object.values(FIRST_CHART_ROWS)) {
    expect(wrongInChart(rows)).toBeUndefined()
    expect(rows.map(fallsAt)).toEqual(rows.map(() => -1))
  }
})

test.each([
  ["a chart without a row", [], sizeChartMessages.noRow],
  ["a row without a name", [{ ...chest!, name: " " }], sizeChartMessages.rowUnnamed],
  ["two rows of one name", [...shirts, { ...chest!, name: "chest " }], sizeChartMessages.rowTwice],
  ["an emptied cell", [{ name: "Chest", values: [36, null, 40, 42, 44] }], sizeChartMessages.cellShape],
  ["a cell below an inch", [{ name: "Chest", values: [0, 38, 40, 42, 44] }], sizeChartMessages.cellShape],
  ["a cell that no tape shows", [{ name: "Chest", values: [36.1, 38, 40, 42, 44] }], sizeChartMessages.cellShape],
])("cannot save %s", (_what, rows, wrong) => expect(wrongInChart(rows)).toBe(wrong))

test("finds a row that falls with the size where it falls, and none that stays level", () => {
  expect(fallsAt({ values: [36, 38, 40, 39, 44] })).toBe(3)
  expect(fallsAt({ values: [36, 36, 36, 36, 36] })).toBe(-1)
})

test("gives a size that was added later its value of the first chart, or its smaller neighbour's", () => {
  const now = ["S", "M", "L", "XL", "XXL"]
  const before = now.slice(0, -1)
  const row = { name: "Chest", values: [37, 39, 41, 43] }
  expect(fitRow(row, before, now, chest).values).toEqual([37, 39, 41, 43, 44])
  expect(fitRow(row, before, now, undefined).values).toEqual([37, 39, 41, 43, 43])
  expect(fitRow(row, ["M", "L", "XL", "XXL"], now, undefined).values).toEqual([37, 37, 39, 41, 43])
})

test("stores whether a row has the body's inches or the garment's, also when a size is added; the default is the garment's", () => {
  const body = { name: "Chest", values: [36, 38], of: "body" } as const
  expect(fitRow(body, ["S", "M"], ["S", "M", "L"], undefined)).toEqual({ ...body, values: [36, 38, 38] })
  expect([whoseInches(body), whoseInches({})]).toEqual(["body", "garment"])
})

test("saves a trousers chart of real bodies, and doubts no row of it", () => {
  expect(wrongInChart(TRUE_TROUSERS)).toBeUndefined()
  expect(TRUE_TROUSERS.filter((row) => isUntrueRow("Trousers", row) || fallsAt(row) >= 0)).toEqual([])
})

test("finds a category's chart by name, in the singular too", () => {
  expect(sizeChartOf(" shirt", FIRST_CHART_ROWS, FIRST_SIZES)?.title).toBe("Shirts")
  expect(sizeChartOf("Trousers", FIRST_CHART_ROWS, FIRST_SIZES)?.rows[0]?.name).toBe("Waist")
  expect(sizeChartOf("Jackets", FIRST_CHART_ROWS, FIRST_SIZES)).toBeUndefined()
})
