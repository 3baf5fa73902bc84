import { z } from "zod"
import { defineCall } from "../call"
import { MEASUREMENT_TYPES } from "../measurement/limits"
import { CATEGORY, CATEGORY_FILTERS, CHART_NAMES, SHELF_LIST } from "./shelf-limits"
import { SLUG } from "./limits"

const id = z.string().trim().min(1).max(120)
const name = z.string().trim().min(CATEGORY.minName, "Please give the category a name of at least 2 letters.").max(CATEGORY.maxName)
const slug = z.string().trim().toLowerCase().max(CATEGORY.maxSlug).regex(SLUG, "Small letters, digits and single hyphens only, for example formal-shirts.")
const fields = {
  name,
  /** Made from the name when left out. */
  slug: slug.optional(),
  description: z.string().trim().max(CATEGORY.maxDescription).default(""),
  active: z.boolean().default(true),
  /** Which body measurements a custom size of this category asks for. */
  measurementType: z.enum(MEASUREMENT_TYPES),
  /** The chart that the size guide shows; null: none. */
  sizeChart: z.enum(CHART_NAMES).nullable(),
}

const category = z.object({
  _id: z.string(), name: z.string(), slug: z.string(), description: z.string(), rank: z.number().int(), active: z.boolean(),
  measurementType: z.enum(MEASUREMENT_TYPES), sizeChart: z.enum(CHART_NAMES).nullable(),
  /** How many styles it holds, how many colourways those have, and how many of them shoppers see. */
  products: z.number().int(), variants: z.number().int(), published: z.number().int(),
  updatedAt: z.string(),
  /** Sent back with a change: a category that somebody else has changed meanwhile is not overwritten. */
  version: z.number().int(),
})
export type Category = z.output<typeof category>

export const categoryCalls = {
  all: defineCall({
    path: "/admin/category/all", audience: "backOffice", duty: "catalogue.read",
    summary: "The shop's categories in their order, each with how much it holds.",
    body: z.strictObject({
      search: z.string().trim().max(SHELF_LIST.maxSearch).optional(),
      status: z.enum(CATEGORY_FILTERS).default("all"),
      page: z.number().int().min(1).max(SHELF_LIST.maxPage).default(1),
      pageSize: z.number().int().min(1).max(SHELF_LIST.maxPageSize).default(SHELF_LIST.maxPageSize),
    }),
    reply: z.object({ data: z.array(category), total: z.number().int(), totalPages: z.number().int(), counts: z.object({ all: z.number().int(), active: z.number().int(), hidden: z.number().int() }) }),
  }),
  single: defineCall({
    path: "/admin/category/single", audience: "backOffice", duty: "catalogue.read",
    summary: "One category by id or slug.",
    body: z.strictObject({ categoryId: id }),
    reply: z.object({ data: category }),
  }),
  add: defineCall({
    path: "/admin/category/add", audience: "backOffice", duty: "catalogue.write",
    summary: "Adds a category, the last in the order.",
    body: z.strictObject(fields),
    reply: z.object({ data: category }),
  }),
  update: defineCall({
    path: "/admin/category/update", audience: "backOffice", duty: "catalogue.write",
    summary: "Changes a category; a new name, or hiding it, shows in the shop at once. `rank` moves it to that place, from 0.",
    body: z.strictObject({
      categoryId: id, ...fields, name: name.optional(), description: z.string().trim().max(CATEGORY.maxDescription).optional(), active: z.boolean().optional(),
      measurementType: fields.measurementType.optional(), sizeChart: fields.sizeChart.optional(),
      rank: z.number().int().min(0).max(999).optional(), version: z.number().int().optional(),
    }),
    reply: z.object({ data: category }),
  }),
  delete: defineCall({
    path: "/admin/category/delete", audience: "backOffice", duty: "catalogue.write",
    summary: "Deletes an empty category; refused while products use it.",
    body: z.strictObject({ categoryId: id }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
}
