import { z } from "zod"
import { adminCall } from "../call"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { CATEGORY, CATEGORY_FILTERS, CHART_NAMES, STYLE_LIST } from "./style-limits"
import { SLUG } from "./limits"
import { categoryMessages } from "./style-messages"
import { counted, paged } from "../paging"
import { lineShape, proseShape } from "../text"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
const name = lineShape(CATEGORY.maxName).min(CATEGORY.minName, categoryMessages.nameShort)
const slug = z.string().trim().toLowerCase().max(CATEGORY.maxSlug).regex(SLUG, categoryMessages.slugShape)
const fields = {
  name,
  /** Made from the name when omitted. */
  slug: slug.optional(),
  description: proseShape(CATEGORY.maxDescription).default(""),
  active: z.boolean().default(true),
  /** Which body measurements a custom size of this category needs. */
  measurementType: z.enum(MEASUREMENT_TYPES),
  /** The chart that the size guide shows; null: none. */
  sizeChart: z.enum(CHART_NAMES).nullable(),
}

const category = z.object({
  _id: z.string(),
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  rank: z.number().int(),
  active: z.boolean(),
  measurementType: z.enum(MEASUREMENT_TYPES),
  sizeChart: z.enum(CHART_NAMES).nullable(),
  /** The number of its styles, of their colourways, and of those that shoppers see. */
  products: z.number().int(),
  variants: z.number().int(),
  published: z.number().int(),
  updatedAt: z.string(),
  /** Sent back with a change, so that another change in between is not overwritten. */
  version: z.number().int(),
})
export type Category = z.output<typeof category>

export const categoryCalls = {
  all: read("/admin/category/all", "The shop's categories in their order, each with how much it holds.", {
    body: z.strictObject({
      search: lineShape(STYLE_LIST.maxSearch).optional(),
      status: z.enum(CATEGORY_FILTERS).default("all"),
      ...paged({ ...STYLE_LIST, pageSize: STYLE_LIST.maxPageSize }),
    }),
    reply: z.object({
      data: z.array(category),
      ...counted,
      counts: z.object({ all: z.number().int(), active: z.number().int(), hidden: z.number().int() }),
    }),
  }),
  single: read("/admin/category/single", "One category by id or slug.", {
    body: z.strictObject({ categoryId: id }),
    reply: z.object({ data: category }),
  }),
  add: write("/admin/category/add", "Adds a category, the last in the order.", {
    body: z.strictObject(fields),
    reply: z.object({ data: category }),
  }),
  update: write(
    "/admin/category/update",
    "Changes a category; the shop shows it at once. `rank` moves it to that place, from 0.",
    {
      body: z.strictObject({
        categoryId: id,
        ...fields,
        name: name.optional(),
        description: proseShape(CATEGORY.maxDescription).optional(),
        active: z.boolean().optional(),
        measurementType: fields.measurementType.optional(),
        sizeChart: fields.sizeChart.optional(),
        rank: z.number().int().min(0).max(999).optional(),
        version: z.number().int().optional(),
      }),
      reply: z.object({ data: category }),
    },
  ),
  delete: write("/admin/category/delete", "Deletes an empty category; refused while products use it.", {
    body: z.strictObject({ categoryId: id }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
}
