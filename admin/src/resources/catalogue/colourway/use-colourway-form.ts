import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import type { BaseRecord } from "@refinedev/core"
import type { FieldWords } from "../../../ui/form/merge"
import { useRecordForm } from "../../../ui/form/use-record-form"
import { changeOf, factsOf, type Values, valuesOf } from "./form-values"
import { BODY_WORDS } from "./words"

const moment = (local: string) => local.replace(/^(\d+)-(\d+)-(\d+)T/, "$3/$2/$1, ")
const fields: FieldWords<Values> = {
  color: "Colour",
  colorCode: "Swatch",
  variantName: "Name",
  slug: "Address",
  basePrice: "Base price",
  price: "Price",
  saleOn: "A lower price for some time",
  sale: "Sale price",
  saleFrom: { label: "Sale from", textOf: moment },
  saleTo: { label: "Sale to", textOf: moment },
  sizes: { label: "Sizes", textOf: (sizes) => sizes.map(({ size }) => size).join(", ") || "none" },
  backorder: "Made to order when a size has run out",
  customSizeOption: "Also cut to the customer's own measurements",
  measurementType: { label: "Measured as", textOf: (type) => BODY_WORDS[type] },
  details: { label: "Details", textOf: (html) => html.replace(/<[^>]+>/g, " ").trim() },
  sizeAndFit: "Size & fit",
  washCare: "Wash & care",
  tags: "Tags",
  relatedProducts: {
    label: "Related products",
    textOf: (all) => all.map((one) => one.variantName).join(", ") || "none",
  },
  amazonLink: "Marketplace link",
  hsnCode: "HSN code",
  launchedAt: { label: "Launched", textOf: moment },
}

/** The form of a colourway: a new one is added as a draft; for an existing one, only changes are sent. */
export const useColourwayForm = (record: Colourway | null, blank: Values, onSaved?: (saved: Colourway) => void) =>
  useRecordForm<Colourway & BaseRecord, Values>({
    resource: "colourway",
    id: record?._id,
    record,
    blank,
    valuesOf,
    fields,
    variables: (now, before) =>
      record ? { version: before.version, ...changeOf(before.values, now) } : { product: now.product, ...factsOf(now) },
    conflicts: ["catalogue.changed_meanwhile"],
    also: ["product", "category"],
    onSaved,
  })
