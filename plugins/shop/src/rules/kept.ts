import { SIZES } from "@silai/contracts/catalogue/limits"
import {
  FIRST_SETTINGS,
  type Section,
  type ShopSettings,
  type ShopSettingsOnWire,
} from "@silai/contracts/shop/sections"
import { type ChartRows, FIRST_CHART_ROWS } from "@silai/contracts/size-chart/charts"
import { fitRow } from "@silai/contracts/size-chart/rules"
import { toPaise } from "@silai/kit/money"

/** Charts as the table keeps them: with the sizes that their rows were written for. */
type KeptCharts = ChartRows & { sizes: readonly string[] }

/** A section as it was written; a field that it has got since has its first value, and a chart the sizes of today. */
export function valuesOf<Name extends Section>(section: Name, written: object | undefined): ShopSettings[Name] {
  const values = { ...FIRST_SETTINGS[section], ...written }
  if (section !== "sizeCharts" || !written) return values
  const { sizes, ...charts } = values as KeptCharts
  const fitted = Object.entries(charts).map(([title, rows]) => [
    title,
    rows.map((row) =>
      fitRow(
        row,
        sizes,
        SIZES,
        FIRST_CHART_ROWS[title as keyof ChartRows].find(({ name }) => name === row.name),
      ),
    ),
  ])
  return Object.fromEntries(fitted) as ShopSettings[Name]
}

/** What the wire brought, as the table keeps it. */
export function sectionKept(section: Section, values: ShopSettingsOnWire[Section]): object {
  if (section === "sizeCharts") return { ...values, sizes: SIZES }
  if (section !== "returns") return values
  const { windowDays, feeRupees } = values as ShopSettingsOnWire["returns"]
  return { windowDays, feePaise: toPaise(feeRupees) }
}
