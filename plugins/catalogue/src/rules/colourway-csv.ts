import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { SIZES } from "@silai/contracts/catalogue/limits"
import { STATUS_WORDS } from "@silai/contracts/catalogue/messages"
import { csvOf } from "@silai/kit/csv"

const day = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})

type Cell = (row: ColourwayRow) => string | number

/** The file's columns, from left to right; each size has its own, empty where the variant has no such size. */
const COLUMNS: Record<string, Cell> = {
  Variant: ({ variantName }) => variantName,
  Colour: ({ color }) => color,
  Product: ({ product }) => product.name,
  Category: ({ product }) => product.category.name,
  Status: ({ status }) => STATUS_WORDS[status],
  "Price (INR)": ({ price }) => price ?? "",
  "Base price (INR)": ({ basePrice }) => basePrice ?? "",
  "Discount (%)": ({ discount }) => discount,
  ...Object.fromEntries(
    SIZES.map((name): [string, Cell] => [name, ({ sizes }) => sizes.find(({ size }) => size === name)?.stock ?? ""]),
  ),
  "In stock": ({ stock }) => stock,
  "Made to order": ({ backorder }) => (backorder ? "Yes" : "No"),
  Tags: ({ tags }) => tags.join(", "),
  Launched: ({ launchedAt }) => day.format(new Date(launchedAt)),
  Address: ({ slug }) => slug,
}

/** Product variants as a CSV file for spreadsheets. */
export const colourwayCsv = (rows: readonly ColourwayRow[]): string =>
  csvOf(
    Object.keys(COLUMNS),
    rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row))),
  )
