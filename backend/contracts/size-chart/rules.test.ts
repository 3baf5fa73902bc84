import { expect, test } from "vitest"
import { FIRST_CHART_ROWS, sizeChartOf } from "./charts"
import { sizeChartSays } from "./messages"
import { fallsAt, fitRow, wrongInChart } from "./rules"

const [chest] = FIRST_CHART_ROWS.Shirts
const shirts = FIRST_CHART_ROWS.Shirts

test("nothing is wrong in the charts that the shop begins with, and no row falls with the size", () => {
  for (const rows of Object.values(FIRST_CHART_ROWS)) {
    expect(wrongInChart(rows)).toBeUndefined()
    expect(rows.map(fallsAt)).toEqual(rows.map(() => -1))
  }
})

test.each([
  ["a chart without a row", [], sizeChartSays.noRow],
  ["a row without a name", [{ ...chest!, name: " " }], sizeChartSays.rowUnnamed],
  ["two rows of one name", [...shirts, { ...chest!, name: "chest " }], sizeChartSays.rowTwice],
  ["an emptied cell", [{ name: "Chest", values: [36, null, 40, 42, 44] }], sizeChartSays.cellShape],
  ["a cell below an inch", [{ name: "Chest", values: [0, 38, 40, 42, 44] }], sizeChartSays.cellShape],
  ["a cell that no tape shows", [{ name: "Chest", values: [36.1, 38, 40, 42, 44] }], sizeChartSays.cellShape],
])("%s cannot be saved", (_what, rows, said) => expect(wrongInChart(rows)).toBe(said))

test("a row that falls with the size is found where it falls; one that stays level is not", () => {
  expect(fallsAt({ values: [36, 38, 40, 39, 44] })).toBe(3)
  expect(fallsAt({ values: [36, 36, 36, 36, 36] })).toBe(-1)
})

test("a chart that was written before there was another size gets that size's first value, or its smaller neighbour's", () => {
  const now = ["S", "M", "L", "XL", "XXL"]
  const before = now.slice(0, -1)
  const row = { name: "Chest", values: [37, 39, 41, 43] }
  expect(fitRow(row, before, now, chest).values).toEqual([37, 39, 41, 43, 44])
  expect(fitRow(row, before, now, undefined).values).toEqual([37, 39, 41, 43, 43])
  expect(fitRow(row, ["M", "L", "XL", "XXL"], now, undefined).values).toEqual([37, 37, 39, 41, 43])
})

test("a category finds its chart by name, in the singular too", () => {
  expect(sizeChartOf(" shirt", FIRST_CHART_ROWS)?.title).toBe("Shirts")
  expect(sizeChartOf("Trousers", FIRST_CHART_ROWS)?.rows[0]?.name).toBe("Waist")
  expect(sizeChartOf("Jackets", FIRST_CHART_ROWS)).toBeUndefined()
})
