import { z } from "zod"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { COLOURWAY_STATUSES, PUBLISHING_NEEDS } from "./limits"
import { picture } from "./shapes"

const status = z.enum(COLOURWAY_STATUSES)
const rupees = z.number()
const style = z.object({ _id: z.string(), name: z.string(), category: z.object({ _id: z.string(), name: z.string() }) })

/** A colourway as the counter's list shows it. Money in rupees; null where no price is set yet. */
export const colourwayRow = z.object({
  _id: z.string(),
  version: z.number().int(),
  status,
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  product: style,
  thumbnail: z.string(),
  tags: z.array(z.string()),
  /** What a shopper pays at this moment, and what it is struck from. */
  price: rupees.nullable(),
  basePrice: rupees.nullable(),
  discount: z.number().int(),
  onSale: z.boolean(),
  /** Ready-made pieces that can be sold now, all sizes together, and size by size. */
  stock: z.number().int(),
  sizes: z.array(z.object({ size: z.string(), stock: z.number().int() })),
  /** True when a size has no more than a few left and is not made to order. */
  lowStock: z.boolean(),
  backorder: z.boolean(),
  customSizeOption: z.boolean(),
  launchedAt: z.string(),
  updatedAt: z.string(),
})
export type ColourwayRow = z.output<typeof colourwayRow>

/** Pieces of one size: on the shelf, promised to orders, in the hands of somebody who is paying, and free to be sold. */
export const sizeShelf = z.object({
  size: z.string(),
  stocked: z.number().int(),
  reserved: z.number().int(),
  held: z.number().int(),
  free: z.number().int(),
  hasHistory: z.boolean(),
})
export type SizeShelf = z.output<typeof sizeShelf>

/** A sale price with its time; `state` as of the answer. */
export const salePrice = z.object({
  price: rupees,
  from: z.string(),
  to: z.string().nullable(),
  state: z.enum(["coming", "running", "over"]),
})
export type SalePrice = z.output<typeof salePrice>

const relative = z.object({
  _id: z.string(),
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  thumbnail: z.string(),
  status,
})
export type ColourwayRelative = z.output<typeof relative>

/** Everything that the editor and the colourway's own page at the counter need. */
export const colourway = z.object({
  _id: z.string(),
  version: z.number().int(),
  status,
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  product: style,
  /** Whether customers see it now: published, and its category is not hidden. */
  shown: z.boolean(),
  /** The everyday price and the price it is struck from; `currentPrice` is what a shopper pays now, a running sale included. */
  price: rupees.nullable(),
  basePrice: rupees.nullable(),
  currentPrice: rupees.nullable(),
  discount: z.number().int(),
  sale: salePrice.nullable(),
  /** Sanitised html. */
  details: z.string(),
  sizeAndFit: z.string(),
  washCare: z.string(),
  tags: z.array(z.string()),
  sizes: z.array(sizeShelf),
  backorder: z.boolean(),
  customSizeOption: z.boolean(),
  measurementType: z.enum(MEASUREMENT_TYPES),
  amazonLink: z.string().nullable(),
  hsnCode: z.string(),
  relatedProducts: z.array(relative),
  /** The style's other colours. */
  siblings: z.array(relative),
  images: z.array(picture),
  thumbnail: z.string(),
  launchedAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Addresses that it had before and that still lead to it. */
  oldSlugs: z.array(z.string()),
  /** Orders that hold it; with any, it can be archived but not deleted. */
  orders: z.number().int(),
  /** What still stands between it and the shop. */
  missing: z.array(z.enum(PUBLISHING_NEEDS)),
  /** Who changed what, the latest first. */
  history: z.array(z.object({ at: z.string(), by: z.string(), what: z.array(z.string()) })),
})
export type Colourway = z.output<typeof colourway>

/** What an editor chooses from: styles, categories, tags and colours that the shop has already. */
export const colourwayChoices = z.object({
  styles: z.array(style.extend({ measurementType: z.enum(MEASUREMENT_TYPES).nullable(), hsnCode: z.string() })),
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  colours: z.array(z.object({ name: z.string(), code: z.string() })),
})
export type ColourwayChoices = z.output<typeof colourwayChoices>
