import { z } from "zod"
import { goodsFields } from "../bag/goods-fields"
import { callFor } from "../call"
import { FACTS } from "./facts"
import { LISTING, SEARCH, SEARCH_TYPES, SORTS, STOCK } from "./limits"
import { searchResult, variantCard, variantPage } from "./shapes"
import { listOf, recordOf } from "../list"
import { lowerFit, upperFit } from "../measurement/fit-shapes"
import { counted } from "../paging"
import { lineShape } from "../text"

const everyone = callFor("everyone")

export { categoryCalls } from "./category-calls"
export { styleCalls } from "./style-calls"

const id = z.string().trim().min(1).max(120)
const word = z.string().trim().min(1).max(60)
/** One value or several; clients send either. */
const words = z.union([word.transform((one) => [one]), listOf(word, LISTING.maxFilterValues)])
/** Known values of one fact, one or several; several mean any of them. */
const factValues = <const Values extends readonly [string, ...string[]]>(values: Values) => {
  const value = z.enum(values)
  return z.union([value.transform((one) => [one]), listOf(value, LISTING.maxFilterValues)]).optional()
}
const facts = {
  price: factValues(FACTS.price).describe("bands of the current price, in rupees"),
  fabric: factValues(FACTS.fabric),
  fit: factValues(FACTS.fit),
  sleeve: factValues(FACTS.sleeve),
}
/** The filters of a listing; different filters must all match. */
const filters = {
  /** Category or tag names: shirt, trousers, formal, casual. Several mean any of them. */
  tag: words.optional(),
  category: words.optional(),
  sizeFilter: words.optional(),
  /** Colour names, whole or one word of them: "Black Aura", "black". */
  colorFilter: words.optional(),
  custom: z.boolean().optional().describe("true: only what is also cut to the shopper's own measurements"),
  ...facts,
}
/** A size label, or the measurement object of a custom line. */
const sizeOrMeasurement = z.union([
  z.string().trim().min(1).max(20),
  recordOf(z.string().max(40), z.union([z.string().max(40), z.number(), upperFit, lowerFit]), STOCK.maxNames),
])
/** The client's own bag line: it is returned unchanged, so that the dialog can name and remove it. */
const bagItem = recordOf(z.string().max(60), z.unknown(), STOCK.maxNames)

const list = everyone(
  "/customer/product/variant/all",
  "Published product variants: filtered, sorted, one page at a time, with live stock.",
  {
    body: z.strictObject({
      sortField: z
        .enum(SORTS)
        .default("latest")
        .describe("latest: newest first, and mixed, so that neighbours differ in colour and style"),
      ...filters,
      /** Only the variants of this product (requirements §7, "all variants of a product"). */
      product: id.optional(),
      numberOfProducts: z.number().int().min(1).max(LISTING.maxPageSize).default(LISTING.pageSize),
      page: z.number().int().min(1).max(LISTING.maxPage).default(1),
      /** Accepted because clients send it; shoppers only ever see what is published. */
      status: z.boolean().optional(),
    }),
    reply: z.object({ data: z.array(variantCard), ...counted }),
  },
)

const tallied = z.record(z.string(), z.number().int())
const facets = everyone(
  "/customer/product/variant/facets",
  "How many published variants each price band, fabric, fit and sleeve has among those that the other filters leave; and the colours.",
  {
    body: z.strictObject(filters),
    reply: z.object({
      data: z
        .object({
          price: tallied,
          fabric: tallied,
          fit: tallied,
          sleeve: tallied,
          colours: z
            .array(z.object({ name: z.string(), code: z.string() }))
            .describe("the colours of all listed variants, whatever the filters"),
        })
        .describe("only values that some listed variant has; 0 where the other filters leave none"),
    }),
  },
)

const search = everyone(
  "/customer/product/variant/search",
  'Published products, or pages of the shop, that answer to a few words; small misspellings are forgiven, and a price is read ("shirt under 1000").',
  {
    body: z.strictObject({
      search: lineShape(SEARCH.maxLength).min(1),
      type: z.enum(SEARCH_TYPES).default("products"),
      limit: z.number().int().min(1).max(SEARCH.maxPageSize).default(SEARCH.pageSize),
      page: z.number().int().min(1).max(SEARCH.maxPage).default(1),
      ...facts,
    }),
    reply: z.object({
      /** One page of the requested type, best first. */
      results: z.array(searchResult),
      /** The total of the requested type. */
      totalResults: z.number().int(),
      /** The total of each type, for the tabs. */
      products: z.number().int(),
      pages: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
)

const single = everyone(
  "/customer/product/variant/single",
  "One published product variant by id or slug, with its other colours and related products.",
  {
    body: z.strictObject({ variantIdOrSlug: id, status: z.boolean().optional() }),
    reply: z.object({ data: variantPage }),
  },
)

const verifyPrice = everyone(
  "/customer/product/variant/verifyPrice",
  "The current prices of these variants, and how many of a size are left. A deleted variant is left out.",
  {
    body: z.strictObject({
      variants: listOf(z.strictObject({ variantId: id, size: sizeOrMeasurement.optional() }), STOCK.maxLines, {
        least: 1,
      }),
    }),
    reply: z.object({
      data: z.array(
        z.object({
          variantId: z.string(),
          size: z.string().nullable(),
          price: z.number(),
          basePrice: z.number(),
          discount: z.number().int(),
          stock: z
            .number()
            .int()
            .nullable()
            .describe("pieces left of the size; null when it is cut to order, or no size was given"),
          backorder: z.boolean(),
        }),
      ),
    }),
  },
)

const relatedProducts = everyone(
  "/customer/product/variant/relatedProducts",
  "The cards of these variants, in the order asked for.",
  {
    body: z.strictObject({ productIds: listOf(id, LISTING.maxPageSize) }),
    reply: z.object({ data: z.array(variantCard) }),
  },
)

/** One line that is not available as requested. `stock` is the number left of the size, for all lines together. */
const outOfStockItem = z.object({
  productVariant: variantCard.nullable(),
  bagItem: bagItem.nullable(),
  variantId: z.string(),
  size: z.string(),
  quantity: z.number().int(),
  stock: z.number().int(),
})

const checkStock = everyone(
  "/customer/product/checkStock",
  "Whether all these lines are available together. If not, refuses with `outOfStockItems`. Each may be a whole bag item; only the fields that name the goods are read.",
  {
    body: z.strictObject({
      variants: listOf(
        z.strictObject({
          ...goodsFields,
          bagItemId: id.nullish(),
          variantId: id,
          size: sizeOrMeasurement,
          quantity: z.number().int().min(1).max(STOCK.maxUnits),
          bagItem: bagItem.optional(),
        }),
        STOCK.maxLines,
        { least: 1 },
      ),
    }),
    reply: z.object({ outOfStockItems: z.array(outOfStockItem) }),
  },
)

export { colourwayCalls } from "./colourway-calls"
export { stockAlertCalls } from "./alert-calls"
export { repriceCalls } from "./reprice-calls"
export { saleCalls } from "./sale-calls"

export const catalogueCalls = { list, facets, search, single, verifyPrice, relatedProducts, checkStock }
export { pictureCalls } from "./picture-calls"
