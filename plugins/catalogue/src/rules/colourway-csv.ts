import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { STATUS_WORDS } from "@silai/contracts/catalogue/messages"
import type { Columns } from "@silai/kit/csv"

const day = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  year: "numeric",
  timeZone: "Asia/Kolkata",
})

type Cell = Columns<ColourwayRow>[string]

/** The columns of the file of product variants; each of the shop's sizes has its own, empty where the variant has no such size. */
export const colourwayColumns = (sizes: readonly string[]): Columns<ColourwayRow> => ({
  Name: ({ variantName }) => variantName,
  Colour: ({ color }) => color,
  Product: ({ product }) => product.name,
  Category: ({ product }) => product.category.name,
  Status: ({ status }) => STATUS_WORDS[status],
  "Price (INR)": ({ price }) => price ?? "",
  "Base price (INR)": ({ basePrice }) => basePrice ?? "",
  "Discount (%)": ({ discount }) => discount,
  ...Object.fromEntries(
    sizes.map((name): [string, Cell] => [name, ({ sizes: has }) => has.find(({ size }) => size === name)?.stock ?? ""]),
  ),
  "In stock": ({ stock }) => stock,
  "Made to order": ({ backorder }) => (backorder ? "Yes" : "No"),
  Tags: ({ tags }) => tags.join(", "),
  Launched: ({ launchedAt }) => day.format(new Date(launchedAt)),
  Address: ({ slug }) => slug,
})
