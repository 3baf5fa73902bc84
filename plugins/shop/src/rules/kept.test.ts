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
  const sizes = SIZES.slice(0, -1)
  const chest = sizes.map((_, at) => 37 + 2 * at)
  const collar = sizes.map((_, at) => 15 + at / 2)
  const Shirts = [
    { name: "Chest", values: chest },
    { name: "Collar", values: collar },
  ]
  expect(valuesOf("sizeCharts", { ...FIRST_CHART_ROWS, Shirts, sizes }).Shirts).toEqual([
    { name: "Chest", values: [...chest, FIRST_CHART_ROWS.Shirts[0]!.values.at(-1)] },
    { name: "Collar", values: [...collar, collar.at(-1)] },
  ])
})
