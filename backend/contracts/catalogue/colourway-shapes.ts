import { z } from "zod"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { COLOURWAY_STATUSES, PUBLISHING_NEEDS } from "./limits"
import { picture } from "./shapes"

const status = z.enum(COLOURWAY_STATUSES)
const rupees = z.number()
const style = z.object({ _id: z.string(), name: z.string(), category: z.object({ _id: z.string(), name: z.string() }) })

/** A colourway as a row of the back office's list. Money in rupees; null where no price is set yet. */
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
  /** The price that a shopper pays now, and the price shown struck through. */
  price: rupees.nullable(),
  basePrice: rupees.nullable(),
  discount: z.number().int(),
  onSale: z.boolean(),
  /** Ready-made pieces that can be sold now, in total and by size. */
  stock: z.number().int(),
  sizes: z.array(z.object({ size: z.string(), stock: z.number().int() })),
  /** True when a size has only a few left and is not made to order. */
  lowStock: z.boolean(),
  backorder: z.boolean(),
  customSizeOption: z.boolean(),
  launchedAt: z.string(),
  updatedAt: z.string(),
})
export type ColourwayRow = z.output<typeof colourwayRow>

/** Pieces of one size: stocked, reserved for orders, held for shoppers who are paying, and free to be sold. */
export const sizeStock = z.object({
  size: z.string(),
  stocked: z.number().int(),
  reserved: z.number().int(),
  held: z.number().int(),
  free: z.number().int(),
  hasHistory: z.boolean(),
})
export type SizeStock = z.output<typeof sizeStock>

/** A sale price with its time; `state` is at the time of the reply. */
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

/** Everything that the editor and the colourway's own page in the back office need. */
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
  /**
   * The everyday price and the price shown struck through; `currentPrice` is what a shopper pays now, a running sale
   * included.
   */
  price: rupees.nullable(),
  basePrice: rupees.nullable(),
  currentPrice: rupees.nullable(),
  discount: z.number().int(),
  sale: salePrice.nullable(),
  /** Planned and running sales that it is in, the first to begin first; the lowest price applies. */
  sales: z.array(z.object({ _id: z.string(), name: z.string(), from: z.string(), to: z.string(), price: rupees })),
  /** Sanitised html. */
  details: z.string(),
  sizeAndFit: z.string(),
  washCare: z.string(),
  tags: z.array(z.string()),
  sizes: z.array(sizeStock),
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
  /** Former slugs that still lead to it. */
  oldSlugs: z.array(z.string()),
  /** The number of orders that contain it; with any, it can be archived but not deleted. */
  orders: z.number().int(),
  /** The parts that are missing before it can be published. */
  missing: z.array(z.enum(PUBLISHING_NEEDS)),
  /** The change history, latest first. */
  history: z.array(z.object({ at: z.string(), by: z.string(), what: z.array(z.string()) })),
})
export type Colourway = z.output<typeof colourway>

/** The options of an editor: existing styles, categories, tags and colours. */
export const colourwayChoices = z.object({
  styles: z.array(style.extend({ measurementType: z.enum(MEASUREMENT_TYPES).nullable(), hsnCode: z.string() })),
  categories: z.array(z.object({ _id: z.string(), name: z.string() })),
  tags: z.array(z.string()),
  colours: z.array(z.object({ name: z.string(), code: z.string() })),
  sizes: z.object({ Shirts: z.array(z.string()), Trousers: z.array(z.string()) }).describe("in their order"),
})
export type ColourwayChoices = z.output<typeof colourwayChoices>
