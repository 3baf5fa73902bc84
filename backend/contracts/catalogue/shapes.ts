import { z } from "zod"
import { MEASUREMENT_TYPES } from "../measurement/limits"

/** A picture: files are at `/images/{stem}-{width}.{format}`; `url` is the JPEG that every program can read. */
export const picture = z.object({
  _id: z.string(),
  url: z.string(),
  order: z.number().int(),
  alt: z.string(),
  stem: z.string(),
  /** Pixels of the master, for the aspect ratio. */
  width: z.number().int(),
  height: z.number().int(),
  /** Hex colour shown until the picture is loaded. */
  colour: z.string(),
  widths: z.array(z.number().int()),
  formats: z.array(z.enum(["avif", "webp"])),
})
export type Picture = z.output<typeof picture>

/** Stock of one ready-made size: what can be bought now, never below zero. */
export const sizeStock = z.object({ size: z.string(), stock: z.number().int() })

/** A colour of the same style, for the swatches. */
export const swatch = z.object({
  _id: z.string(),
  slug: z.string(),
  color: z.string(),
  colorCode: z.string(),
  thumbnail: z.string(),
})
export type Swatch = z.output<typeof swatch>

/** How verified buyers rate a style, over all its colours. */
export const rating = z.object({ averageRating: z.number(), totalReviews: z.number().int() })
export type Rating = z.output<typeof rating>

/** A product variant for a card. Money is in rupees; `discount` is whole percent, rounded down. */
export const variantCard = z.object({
  _id: z.string(),
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  price: z.number(),
  basePrice: z.number(),
  discount: z.number().int(),
  thumbnail: z.string(),
  images: z.array(picture),
  sizes: z.array(sizeStock),
  backorder: z.boolean(),
  customSizeOption: z.boolean(),
  measurementType: z.enum(MEASUREMENT_TYPES),
  tags: z.array(z.string()),
  product: z.object({
    _id: z.string(),
    name: z.string(),
    category: z.object({ _id: z.string(), name: z.string(), sizeChart: z.string().nullish() }),
  }),
  /** All colours of the style, this one included, in the shop's order. */
  variants: z.array(swatch),
  /** Absent without ratings. */
  rating: rating.optional(),
})
export type VariantCard = z.output<typeof variantCard>

/** A plugin's fact about a product, such as "Woven by: Arvind Mills"; plain text. */
export const productFact = z.object({ name: z.string(), value: z.string() })
export type ProductFact = z.output<typeof productFact>

/** A product variant for its own page (requirements §3). */
export const variantPage = variantCard.extend({
  /** Sanitised html. */
  details: z.string(),
  sizeAndFit: z.string(),
  washCare: z.string(),
  amazonLink: z.string().nullable(),
  /** Last day of the sale with this price, `2026-11-30`; null while the price has no end. */
  priceUntil: z.string().nullish(),
  relatedProducts: z.array(z.string()),
  /** The cards of `relatedProducts`, so that the page needs one call. */
  related: z.array(variantCard),
  /** Absent when no plugin has facts. */
  facts: z.array(productFact).optional(),
})
export type VariantPage = z.output<typeof variantPage>

/**
 * One search result (requirements §3: name, description, url). Fields of products only are in `variant`; money in
 * rupees.
 */
export const searchResult = z.object({
  name: z.string(),
  description: z.string(),
  /** Path in the shop. */
  url: z.string(),
  variant: z
    .object({
      _id: z.string(),
      color: z.string(),
      price: z.number(),
      basePrice: z.number(),
      discount: z.number().int(),
      thumbnail: z.string(),
      picture: picture.nullable(),
      /** False where cards say Currently Unavailable: every size at stock 0, and no backorder. */
      available: z.boolean(),
    })
    .nullable(),
})
export type SearchResult = z.output<typeof searchResult>
