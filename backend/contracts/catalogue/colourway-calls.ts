import { z } from "zod"
import { adminCall } from "../call"
import { listOf } from "../list"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { colourway, colourwayChoices, colourwayRow } from "./colourway-shapes"
import { COLOUR_CODE, COLOURWAY, COLOURWAY_SORTS, COLOURWAY_STATUSES, GARMENT_SIZES, HSN, SLUG, TAG } from "./limits"
import { colourwayMessages } from "./messages"
import { moment } from "../moment"
import { whyNotDone } from "../outcome"
import { counted, fileSummary, paged } from "../paging"
import { REPRICE, STATUS_MANY } from "./style-limits"
import { lineShape, proseShape } from "../text"
import { colourCodeOf, hsnOf } from "./codes"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
/** Rupees with at most two decimals; the tables store integer paise. */
const rupees = z
  .number()
  .gt(0)
  .max(COLOURWAY.maxRupees)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, colourwayMessages.twoDecimals)
const tag = lineShape(COLOURWAY.tagMax).toLowerCase().regex(TAG)

/** The editable fields of a colourway. A call that changes one sends only what it changes. */
const facts = {
  variantName: lineShape(COLOURWAY.nameMax).min(COLOURWAY.nameMin),
  color: lineShape(COLOURWAY.colourMax).min(2),
  colorCode: z.string().max(COLOURWAY.maxWritten).overwrite(colourCodeOf).regex(COLOUR_CODE),
  slug: lineShape(COLOURWAY.slugMax).regex(SLUG),
  /** The everyday price; the base price is shown struck through. Null removes the price (drafts only). */
  price: rupees.nullable(),
  basePrice: rupees.nullable(),
  /** A lower price for a time, including its first and last moment; no end means until removed. */
  sale: z.strictObject({ price: rupees, from: moment, to: moment.nullable() }).nullable(),
  details: z.string().max(COLOURWAY.detailsMax),
  sizeAndFit: proseShape(COLOURWAY.textMax),
  washCare: proseShape(COLOURWAY.textMax),
  /** Missing tags are created. */
  tags: listOf(tag, COLOURWAY.maxTags),
  /**
   * All ready-made sizes, each one of the shop's for the garment. `stock` applies to a size that is new to the
   * colourway; the inventory manages the stock of the others.
   */
  sizes: listOf(
    z.strictObject({
      size: z.string().trim().min(1).max(GARMENT_SIZES.maxName),
      stock: z.number().int().min(0).max(COLOURWAY.maxStock).default(0),
    }),
    GARMENT_SIZES.most,
  ),
  backorder: z.boolean(),
  customSizeOption: z.boolean(),
  measurementType: z.enum(MEASUREMENT_TYPES),
  amazonLink: lineShape(COLOURWAY.linkMax).nullable(),
  relatedProducts: listOf(id, COLOURWAY.maxRelated),
  hsnCode: z.union([z.literal(""), z.string().max(COLOURWAY.maxWritten).overwrite(hsnOf).regex(HSN)]),
  launchedAt: moment,
  status: z.enum(COLOURWAY_STATUSES),
}
const { color, colorCode, ...others } = facts

/** The filters of the list of colourways. */
export const colourwayFilter = {
  /** Words of name, colour, style, slug or article number. */
  search: lineShape(COLOURWAY.maxSearch).optional(),
  /** Default: all but the archived. */
  status: listOf(z.enum(COLOURWAY_STATUSES), COLOURWAY_STATUSES.length).optional(),
  product: id.optional(),
  category: id.optional(),
  tag: tag.optional(),
  lowStock: z.boolean().optional(),
  onSale: z.boolean().optional(),
}

/** A colourway whose price could not be changed. `field` is its path in the request. */
export const repricedLine = z.object({
  _id: z.string(),
  name: z.string(),
  field: z.string(),
  code: z.string(),
  message: z.string(),
})
export type RepricedLine = z.output<typeof repricedLine>

/** The filters of the back office's list, and its order. */
const filters = { ...colourwayFilter, sort: z.enum(COLOURWAY_SORTS).default("latest") }

export const colourwayCalls = {
  counterAll: read(
    "/admin/product/variant/all",
    "The shop's product variants, drafts too: searched, filtered, sorted, with counts by status.",
    {
      body: z.strictObject({ ...paged(COLOURWAY), ...filters }),
      reply: z.object({
        data: z.array(colourwayRow),
        ...counted,
        counts: z.record(z.enum(COLOURWAY_STATUSES), z.number().int()),
      }),
    },
  ),
  export: read("/admin/product/variant/export", fileSummary("The filtered list of product variants"), {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  counterSingle: read("/admin/product/variant/single", "One product variant with everything that its editor needs.", {
    body: z.strictObject({ variantIdOrSlug: id }),
    reply: z.object({ data: colourway }),
  }),
  choices: read(
    "/admin/product/variant/choices",
    "The styles, categories, tags, colours and sizes that an editor chooses from.",
    {
      body: z.strictObject({}),
      reply: z.object({ data: colourwayChoices }),
    },
  ),
  add: write(
    "/admin/product/variant/add",
    "Adds a colour of a product, as a draft: pictures come next. Name and address default to colour and style.",
    {
      body: z.strictObject({ product: id, color, colorCode, ...z.strictObject(others).partial().shape }),
      reply: z.object({ data: colourway }),
    },
  ),
  update: write(
    "/admin/product/variant/update",
    "Changes the given fields of a product variant; refused when it was changed since `version`.",
    {
      body: z.strictObject({ _id: id, version: z.number().int().min(1), ...z.strictObject(facts).partial().shape }),
      reply: z.object({ data: colourway }),
    },
  ),
  updateStatus: write(
    "/admin/product/variant/status",
    `Publishes or hides up to ${STATUS_MANY} product variants, with a result for each; one that was changed since \`version\` is refused.`,
    {
      body: z.strictObject({
        variants: listOf(z.strictObject({ _id: id, version: z.number().int().min(1) }), STATUS_MANY, { least: 1 }),
        status: z.enum(["published", "draft"]),
      }),
      reply: z.object({
        data: z.array(z.object({ _id: z.string(), done: z.boolean(), ...whyNotDone })),
      }),
    },
  ),
  reprice: write(
    "/admin/product/variant/reprice",
    "Gives several product variants new prices, all or none; refused with `lines` when one cannot have it, or was changed since `version`. Sales stay.",
    {
      body: z.strictObject({
        variants: listOf(
          z.strictObject({
            _id: id,
            version: z.number().int().min(1),
            price: facts.price,
            basePrice: facts.basePrice,
          }),
          REPRICE.maxVariants,
          { least: 1 },
        ),
      }),
      reply: z.object({
        data: z.array(z.object({ _id: z.string(), version: z.number().int() })),
        /** The id that reverts all of it (`reprice/undo`). */
        batch: z.string(),
      }),
    },
  ),
  remove: write(
    "/admin/product/variant/remove",
    "Deletes a product variant that was never ordered; archives one that was, so that orders stay readable.",
    {
      body: z.strictObject({ _id: id }),
      reply: z.object({ data: z.object({ _id: z.string(), outcome: z.enum(["deleted", "archived"]) }) }),
    },
  ),
  duplicate: write(
    "/admin/product/variant/duplicate",
    "Copies a product variant to another colour of the same product: a draft without pictures, and without stock unless `sizes` says otherwise.",
    {
      body: z.strictObject({ _id: id, color, colorCode, sizes: facts.sizes.optional() }),
      reply: z.object({ data: colourway }),
    },
  ),
}
