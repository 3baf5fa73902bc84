import { z } from "zod"
import { adminCall } from "../call"
import { STYLE_LIST, STYLE, STYLE_FILTERS, STYLE_SORTS } from "./style-limits"
import { FACTS } from "./facts"
import { SLUG } from "./limits"
import { styleMessages } from "./style-messages"
import { counted, paged } from "../paging"
import { lineShape } from "../text"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
const name = lineShape(STYLE.maxName).min(STYLE.minName, styleMessages.nameShort)
const slug = z.string().trim().toLowerCase().max(STYLE.maxSlug).regex(SLUG, styleMessages.slugShape)
const rank = z.number().int().min(0).max(STYLE.maxRank)

/** The facts by which shoppers narrow a listing; empty: not known, so that no filter finds it. */
const facts = {
  fabric: z.enum(["", ...FACTS.fabric]),
  fit: z.enum(["", ...FACTS.fit]),
  sleeve: z.enum(["", ...FACTS.sleeve]),
}
const givenFacts = z.strictObject(facts).partial().shape

/** A colourway in a product's row; money in rupees, null while it has no price. */
const styleVariant = z.object({
  _id: z.string(),
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  thumbnail: z.string(),
  status: z.enum(["published", "draft"]),
  price: z.number().nullable(),
  basePrice: z.number().nullable(),
  discount: z.number().int(),
  /** All sizes together, without reserved or held pieces. */
  stock: z.number().int(),
  backorder: z.boolean(),
})
export type StyleVariant = z.output<typeof styleVariant>

const style = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  rank: z.number().int(),
  archived: z.boolean(),
  category: z.object({ _id: z.string(), name: z.string() }),
  ...facts,
  variants: z.array(styleVariant),
  published: z.number().int(),
  stock: z.number().int(),
  /** The lowest price of its published colourways, in rupees. */
  fromPrice: z.number().nullable(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** Sent back with a change, so that another change in between is not overwritten. */
  version: z.number().int(),
})
export type Style = z.output<typeof style>

const total = z.number().int()

/** The requirements' "product": the style that groups its colourways. It is never bought by itself. */
export const styleCalls = {
  all: read("/admin/product/all", "Products with their variants, stock and prices, one page at a time.", {
    body: z.strictObject({
      search: lineShape(STYLE_LIST.maxSearch).optional(),
      categoryId: id.optional(),
      status: z.enum(STYLE_FILTERS).default("active"),
      sort: z.enum(STYLE_SORTS).default("shop"),
      ...paged(STYLE_LIST),
    }),
    reply: z.object({
      data: z.array(style),
      ...counted,
      counts: z.object({ active: total, archived: total, all: total }),
    }),
  }),
  single: read("/admin/product/single", "One product by id or slug, with its variants.", {
    body: z.strictObject({ productId: id }),
    reply: z.object({ data: style }),
  }),
  add: write("/admin/product/add", "Adds a product; its variants are added after it.", {
    body: z.strictObject({ name, slug: slug.optional(), categoryId: id, rank: rank.optional(), ...givenFacts }),
    reply: z.object({ data: style }),
  }),
  update: write(
    "/admin/product/update",
    "Changes a product; the shop shows it at once. Variants named after it take its new name unless asked not to.",
    {
      body: z.strictObject({
        productId: id,
        name: name.optional(),
        slug: slug.optional(),
        categoryId: id.optional(),
        rank: rank.optional(),
        ...givenFacts,
        archived: z.literal(false, styleMessages.removeToArchive).optional(),
        renameVariants: z.boolean().default(true),
        version: z.number().int().optional(),
      }),
      reply: z.object({ data: style }),
    },
  ),
  remove: write(
    "/admin/product/remove",
    "Deletes a product without variants; archives one whose variants are no longer sold; refused while shoppers see any.",
    {
      body: z.strictObject({ productId: id }),
      reply: z.object({ data: z.object({ _id: z.string(), archived: z.boolean() }) }),
    },
  ),
}
