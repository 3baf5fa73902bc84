import { rupeesOf } from "@silai/contracts/rupees"
import { countOf } from "@silai/contracts/inventory/count"
import type { Colourway, ColourwayRelative } from "@silai/contracts/catalogue/colourway-shapes"
import { colourCodeOf } from "@silai/contracts/catalogue/codes"
import { COLOUR_CODE, COLOURWAY, SIZES, SLUG } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals, colourwayMessages } from "@silai/contracts/catalogue/messages"
import type { MeasurementType } from "@silai/contracts/measurement/limits"
import type { ColourwayFacts } from "./calls"
import { endFromIst, fromIst, toIst } from "./ist"

/** The form's values: numbers as typed, times as a field shows them in Indian time. */
export type Values = {
  product: string
  color: string
  colorCode: string
  variantName: string
  slug: string
  price: string
  basePrice: string
  saleOn: boolean
  /** The sale's price. */
  sale: string
  saleFrom: string
  saleTo: string
  details: string
  sizeAndFit: string
  washCare: string
  tags: string[]
  /** Its sizes, with the initial stock of new ones. */
  sizes: { size: string; stock: string }[]
  backorder: boolean
  customSizeOption: boolean
  measurementType: MeasurementType
  amazonLink: string
  hsnCode: string
  launchedAt: string
  relatedProducts: ColourwayRelative[]
}

const figure = (amount: number | null) => (amount === null ? "" : String(amount))

/** `made`: the sizes that the garment usually comes in. */
export const emptyValues = (product = "", made: readonly string[] = SIZES): Values => ({
  product,
  color: "",
  colorCode: "#",
  variantName: "",
  slug: "",
  price: "",
  basePrice: "",
  saleOn: false,
  sale: "",
  saleFrom: "",
  saleTo: "",
  details: "",
  sizeAndFit: "",
  washCare: "",
  tags: [],
  sizes: made.map((size) => ({ size, stock: "0" })),
  backorder: false,
  customSizeOption: true,
  measurementType: "upperBody",
  amazonLink: "",
  hsnCode: "",
  launchedAt: "",
  relatedProducts: [],
})

export function valuesOf(one: Colourway): Values {
  return {
    product: one.product._id,
    color: one.color,
    colorCode: one.colorCode,
    variantName: one.variantName,
    slug: one.slug,
    price: figure(one.price),
    basePrice: figure(one.basePrice),
    saleOn: one.sale !== null,
    sale: figure(one.sale?.price ?? null),
    saleFrom: toIst(one.sale?.from ?? null),
    saleTo: toIst(one.sale?.to ?? null),
    details: one.details,
    sizeAndFit: one.sizeAndFit,
    washCare: one.washCare,
    tags: one.tags,
    sizes: one.sizes.map(({ size }) => ({ size, stock: "" })),
    backorder: one.backorder,
    customSizeOption: one.customSizeOption,
    measurementType: one.measurementType,
    amazonLink: one.amazonLink ?? "",
    hsnCode: one.hsnCode,
    launchedAt: toIst(one.launchedAt),
    relatedProducts: one.relatedProducts,
  }
}

type Sent = Required<{ [K in keyof ColourwayFacts]: ColourwayFacts[K] }>

/** The form's values in the call's own shape. */
export function factsOf(values: Values): Omit<Sent, "status" | "launchedAt"> & { launchedAt?: string } {
  const {
    saleOn,
    sale,
    saleFrom,
    saleTo,
    product: _,
    relatedProducts,
    sizes,
    price,
    basePrice,
    launchedAt,
    amazonLink,
    color,
    variantName,
    ...same
  } = values
  return {
    ...same,
    color: color.trim(),
    variantName: variantName.trim(),
    price: rupeesOf(price),
    basePrice: rupeesOf(basePrice),
    amazonLink: amazonLink.trim() || null,
    sale: saleOn
      ? { price: rupeesOf(sale) ?? Number.NaN, from: fromIst(saleFrom) ?? "", to: endFromIst(saleTo) }
      : null,
    sizes: sizes.map(({ size, stock }) => ({ size, stock: countOf(stock) ?? 0 })),
    relatedProducts: relatedProducts.map(({ _id }) => _id),
    launchedAt: fromIst(launchedAt) ?? undefined,
  }
}

/** Only what differs from the record that the form was opened with, so that a save does not undo a colleague's change. */
export function changeOf(before: Values, now: Values): ColourwayFacts {
  const [old, sent] = [factsOf(before), factsOf(now)]
  return Object.fromEntries(
    Object.entries(sent).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(old[key as keyof typeof old]),
    ),
  )
}

export type Wrongs = Partial<Record<keyof Values, string>>

const NOT_A_SUM = "Enter rupees, such as 799 or 799.50."

/** Errors that the form itself can detect; the server reports the rest at its field. */
export function wrongsOf(values: Values): Wrongs {
  const { product, color, colorCode, variantName, slug, price, basePrice, saleOn, sale, saleFrom, sizes } = values
  const sums = { price: rupeesOf(price), basePrice: rupeesOf(basePrice) }
  const wrong: Wrongs = {}
  if (!product) wrong.product = colourwayRefusals.style_gone.say
  if (color.trim().length < 2) wrong.color = "Enter the name of the colour."
  if (!COLOUR_CODE.test(colourCodeOf(colorCode))) wrong.colorCode = "Enter the swatch's code, such as #17171A."
  if (variantName.trim().length < COLOURWAY.nameMin) wrong.variantName = colourwayMessages.nameLength
  if (!SLUG.test(slug)) wrong.slug = colourwayRefusals.slug_empty.say
  for (const key of ["price", "basePrice"] as const)
    if (Number.isNaN(sums[key]) || sums[key] === 0) wrong[key] = NOT_A_SUM
  if (sums.price && sums.basePrice && sums.basePrice < sums.price)
    wrong.basePrice = colourwayRefusals.base_below_price.say
  if ((sums.price === null) !== (sums.basePrice === null))
    wrong[sums.price === null ? "price" : "basePrice"] = colourwayRefusals.price_missing.say
  if (saleOn && !rupeesOf(sale)) wrong.sale = NOT_A_SUM
  else if (saleOn && !fromIst(saleFrom)) wrong.sale = "Enter when the sale begins."
  if (sizes.some(({ stock }) => stock !== "" && (countOf(stock) ?? Infinity) > COLOURWAY.maxStock))
    wrong.sizes = `Enter whole pieces, up to ${COLOURWAY.maxStock}.`
  return wrong
}
