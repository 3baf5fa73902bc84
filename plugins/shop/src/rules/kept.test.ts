import { SIZES } from "@silai/contracts/catalogue/limits"
import { FIRST_SETTINGS, type Section, settingsOnWire } from "@silai/contracts/shop/sections"
import { FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { expect, test } from "vitest"
import { sectionKept, valuesOf } from "./kept"
import { sectionOnWire } from "./wire"

const wire = settingsOnWire(FIRST_SETTINGS)

test.each(Object.keys(wire) as Section[])("what is saved of %s is what is read", (section) => {
  expect(sectionOnWire(section, valuesOf(section, sectionKept(section, wire[section])))).toEqual(wire[section])
  expect(valuesOf(section, undefined)).toEqual(FIRST_SETTINGS[section])
})

test("a chart of a shop that had a size less is read with the size of today", () => {
  const Shirts = [
    { name: "Chest", values: [37, 39, 41, 43] },
    { name: "Collar", values: [15, 15.5, 16, 16.5] },
  ]
  const before = { ...FIRST_CHART_ROWS, Shirts, sizes: SIZES.slice(0, -1) }
  expect(valuesOf("sizeCharts", before).Shirts.map(({ values }) => values)).toEqual([
    [37, 39, 41, 43, 44],
    [15, 15.5, 16, 16.5, 16.5],
  ])
})
