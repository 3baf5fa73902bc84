import { FIRST_SIZES, type GarmentSizes } from "@silai/contracts/catalogue/garment-sizes"
import { STORED_SHAPES } from "@silai/contracts/shop/section-shapes"
import {
  FIRST_SETTINGS,
  type Section,
  sectionFromWire,
  type ShopSettings,
  type ShopSettingsOnWire,
} from "@silai/contracts/shop/sections"
import { CHART_NAMES } from "@silai/contracts/catalogue/style-limits"
import { type ChartName, type ChartRow, type ChartRows, FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { fitRow } from "@silai/contracts/size-chart/rules"
import { z } from "zod"

/** The facts that a row holds in addition to the section's values: the sizes that charts were written for. */
const ROW_EXTRAS: { [Name in Section]?: (sizes: GarmentSizes) => object } = { sizeCharts: (sizes) => ({ sizes }) }

type StoredCharts = ChartRows & { sizes: readonly string[] | GarmentSizes }

/** Converts a row's values before they are read, for the shop's current sizes. */
const MADE_OF: { [Name in Section]?: (stored: never, sizes: GarmentSizes) => ShopSettings[Name] } = {
  sizeCharts: ({ sizes: writtenFor, ...charts }: StoredCharts, sizes) =>
    Object.fromEntries(
      CHART_NAMES.map((title) => [title, fitChart(title, charts[title], writtenFor, sizes[title])]),
    ) as ChartRows,
}

/** A size that a chart was not written for starts with the first chart's inches, or with those of its smaller neighbour. */
function fitChart(
  title: ChartName,
  rows: ChartRow[],
  writtenFor: StoredCharts["sizes"],
  sizes: readonly string[],
): ChartRow[] {
  const before = "Shirts" in writtenFor ? writtenFor[title] : writtenFor
  return rows.map((row) => {
    const known = FIRST_CHART_ROWS[title].find(({ name }) => name === row.name)
    const first = known && {
      name: known.name,
      values: sizes.map((size) => known.values[FIRST_SIZES[title].indexOf(size)]),
    }
    return fitRow(row, before, sizes, first)
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

/** Field by field, each down to its innermost object; `bad` gets the path of each that falls back to its first value. */
function read(shape: z.ZodType, value: unknown, first: unknown, path: string, bad: string[]): unknown {
  if (shape instanceof z.ZodObject && isRecord(value) && isRecord(first))
    return Object.fromEntries(
      Object.entries(shape.shape as Record<string, z.ZodType>).map(([name, field]) => [
        name,
        read(field, value[name], first[name], path ? `${path}.${name}` : name, bad),
      ]),
    )
  const { success, data } = shape.safeParse(value)
  if (success) return data
  bad.push(path)
  return first
}

/**
 * A section as stored in its row. A field that is missing, as in a row of an earlier version, or that does not fit its
 * shape gets its first value, and its path is in `bad`; removed fields are left out. Rules between fields (a GSTIN must
 * fit the address's state) are checked on writing, not here: the shop's GSTIN must not change because a rule became
 * stricter.
 */
export function valuesOf<Name extends Section>(
  section: Name,
  written: unknown,
  sizes: GarmentSizes,
): { values: ShopSettings[Name]; bad: string[] } {
  const bad: string[] = []
  const first = { ...FIRST_SETTINGS[section], ...ROW_EXTRAS[section]?.(FIRST_SIZES) }
  const stored = read(STORED_SHAPES[section], written, first, "", bad)
  const make = MADE_OF[section] as ((stored: unknown, sizes: GarmentSizes) => ShopSettings[Name]) | undefined
  return { values: make ? make(stored, sizes) : (stored as ShopSettings[Name]), bad }
}

/** Converts from the wire to the table's form. `sizes`: the shop's current ones. */
export const rowOf = <Name extends Section>(
  section: Name,
  values: ShopSettingsOnWire[Name],
  sizes: GarmentSizes,
): object => ({
  ...sectionFromWire(section, values),
  ...ROW_EXTRAS[section]?.(sizes),
})
