import { FIRST_SIZES } from "@silai/contracts/catalogue/garment-sizes"
import { SIZES } from "@silai/contracts/catalogue/limits"
import { FIRST_SETTINGS, type Section, SECTION_NAMES, sectionOnWire } from "@silai/contracts/shop/sections"
import { FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { expect, test } from "vitest"
import { rowOf, valuesOf } from "./section-rows"

const stored = <Name extends Section>(section: Name) =>
  rowOf(section, sectionOnWire(section, FIRST_SETTINGS[section]), FIRST_SIZES)

test.each(SECTION_NAMES)("reads %s as it was saved", (section) => {
  expect(valuesOf(section, JSON.parse(JSON.stringify(stored(section))), FIRST_SIZES)).toEqual({
    values: FIRST_SETTINGS[section],
    bad: [],
  })
})

test.each(SECTION_NAMES)("reads %s that cannot be read as its first values", (section) => {
  for (const row of [null, "none", [], {}, 7]) {
    const { values, bad } = valuesOf(section, row, FIRST_SIZES)
    expect(values).toEqual(FIRST_SETTINGS[section])
    expect(bad.length).toBeGreaterThan(0)
  }
})

test("replaces a missing or wrong field by its first value, keeps the others, and reports the field", () => {
  const banner = { ...FIRST_SETTINGS.home.banner, headline: "Diwali at Silai", main: { words: 7, link: "/diwali" } }
  expect(valuesOf("home", { banner, slides: ["linen"], films: [] }, FIRST_SIZES)).toEqual({
    values: {
      banner: { ...banner, main: { words: FIRST_SETTINGS.home.banner.main.words, link: "/diwali" } },
      slides: ["linen"],
      tiles: FIRST_SETTINGS.home.tiles,
    },
    bad: ["banner.main.words", "tiles"],
  })
  expect(valuesOf("delivery", { everywhere: { feePaise: 8_000 }, places: "none" }, FIRST_SIZES)).toEqual({
    values: { ...FIRST_SETTINGS.delivery, everywhere: { feePaise: 8_000, freeFromPaise: null } },
    bad: ["everywhere.freeFromPaise", "places", "pickup", "days"],
  })
})

test("keeps a shop's GSTIN that a stricter rule would refuse today", () => {
  const identity = { ...FIRST_SETTINGS.identity, gstin: "27AAPFU0939F1ZV" }
  expect(valuesOf("identity", identity, FIRST_SIZES)).toEqual({ values: identity, bad: [] })
})

test("reads a chart written before a size was added with that size", () => {
  const sizes = SIZES.slice(0, -1)
  const chest = sizes.map((_, at) => 37 + 2 * at)
  const collar = sizes.map((_, at) => 15 + at / 2)
  const Shirts = [
    { name: "Chest", values: chest },
    { name: "Collar", values: collar },
  ]
  expect(valuesOf("sizeCharts", { ...FIRST_CHART_ROWS, Shirts, sizes }, FIRST_SIZES).values.Shirts).toEqual([
    { name: "Chest", values: [...chest, FIRST_CHART_ROWS.Shirts[0]!.values.at(-1)] },
    { name: "Collar", values: [...collar, collar.at(-1)] },
  ])
})

test("adds a new size only to its garment's chart, wherever it is in the order", () => {
  const sizes = { Shirts: ["XS", ...SIZES, "3XL"], Trousers: ["32", ...SIZES] }
  const { values, bad } = valuesOf("sizeCharts", stored("sizeCharts"), sizes)
  expect(bad).toEqual([])
  expect(values.Shirts[0]?.values).toEqual([36, 36, 38, 40, 42, 44, 44])
  expect(values.Trousers[0]?.values).toEqual([36, 36, 38, 40, 42, 44])
  // Written again for these sizes, and read after one of them was taken out.
  const again = valuesOf("sizeCharts", rowOf("sizeCharts", values, sizes), { ...sizes, Shirts: ["XS", "S"] })
  expect(again.values.Shirts[0]?.values).toEqual([36, 36])
})
