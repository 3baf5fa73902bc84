import { z } from "zod"
import { adminCall } from "../call"
import { listOf } from "../list"
import { moment } from "../moment"
import { counted, paged } from "../paging"
import { COLOURWAY_STATUSES } from "./limits"
import { colourwayMessages } from "./messages"
import { REPRICE, SALE, SALE_LIST, SALE_STATES } from "./style-limits"
import { lineShape } from "../text"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
const price = z
  .number()
  .min(REPRICE.minRupees)
  .max(REPRICE.maxRupees)
  .refine((amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6, colourwayMessages.twoDecimals)

/** Percent of the base price, or one price in rupees (`sale-price.ts`). */
const rule = z.union([
  z.strictObject({
    percent: z.number().int().min(SALE.minPercent).max(SALE.maxPercent),
    toNine: z.boolean().default(false),
  }),
  z.strictObject({ price }),
])

/** The scope of a sale: all of these categories, products (`styles`) and variants, except the variants `without`. */
const scope = z.strictObject({
  categories: listOf(id, SALE.maxGroups).default([]),
  styles: listOf(id, SALE.maxGroups).default([]),
  variants: listOf(id, SALE.maxVariants).default([]),
  without: listOf(id, SALE.maxVariants).default([]),
})
export type SaleScope = z.output<typeof scope>

const plan = { name: lineShape(SALE.maxName).min(SALE.minName), rule, scope, from: moment, to: moment }
const version = z.number().int().min(1)

const named = z.object({ _id: z.string(), name: z.string() })
/** `scope` names what is in it, `variants` counts the colourways that cost less. `at`, `by`: the last change. */
const sale = z.object({
  _id: z.string(),
  version: z.number().int(),
  name: z.string(),
  state: z.enum(SALE_STATES),
  rule: z.union([z.object({ percent: z.number().int(), toNine: z.boolean() }), z.object({ price: z.number() })]),
  scope: z.object({
    categories: z.array(named),
    styles: z.array(named),
    variants: z.array(named),
    without: z.array(named),
  }),
  from: z.string(),
  to: z.string(),
  variants: z.number().int(),
  at: z.string(),
  by: z.string(),
})
export type Sale = z.output<typeof sale>

/**
 * A colourway of a sale, prices in rupees. `salePrice` is null where the sale does not lower it (`why`). `others`: sales in the same
 * hours; `_id` is null for the colourway's own. The lowest price applies.
 */
const saleLine = z.object({
  _id: z.string(),
  variantName: z.string(),
  product: named,
  slug: z.string(),
  thumbnail: z.string(),
  status: z.enum(COLOURWAY_STATUSES),
  price: z.number().nullable(),
  basePrice: z.number().nullable(),
  salePrice: z.number().nullable(),
  why: z.enum(["", "no_price", "not_lower"]),
  others: z.array(
    z.object({
      _id: z.string().nullable(),
      name: z.string(),
      from: z.string(),
      to: z.string().nullable(),
      price: z.number(),
    }),
  ),
})
export type SaleLine = z.output<typeof saleLine>

export const saleCalls = {
  all: read("/admin/sale/all", "Planned, running and past sales: those that begin last come first.", {
    body: z.strictObject({
      ...paged(SALE_LIST),
      state: z.enum(SALE_STATES).optional(),
      search: lineShape(SALE.maxName).optional().describe("letters of its name"),
    }),
    reply: z.object({
      data: z.array(sale),
      ...counted,
      counts: z.record(z.enum(SALE_STATES), z.number().int()),
    }),
  }),
  single: read("/admin/sale/single", "One sale.", {
    body: z.strictObject({ saleId: id }),
    reply: z.object({ data: sale }),
  }),
  preview: read(
    "/admin/sale/preview",
    "A preview of a sale: each variant's price before and during it, and the other sales of these hours. Changes nothing.",
    {
      body: z.strictObject({
        rule,
        scope,
        from: moment,
        to: moment,
        /** The sale that is being changed, which is none of the others. */
        saleId: id.optional(),
      }),
      reply: z.object({
        /** The first variants, those with another sale first. */
        data: z.array(saleLine),
        /** Variants in it, those that cost less, and those with another sale in the same hours. */
        total: z.number().int(),
        lower: z.number().int(),
        overlapping: z.number().int(),
      }),
    },
  ),
  plan: write(
    "/admin/sale/plan",
    "Plans a sale that begins and ends by itself, on the server's clock. Variants that join its categories or products later are in it.",
    { body: z.strictObject(plan), reply: z.object({ data: sale }) },
  ),
  change: write(
    "/admin/sale/change",
    "Changes a sale that is not over; of one that has begun, not its beginning. Refused when it was changed since `version`.",
    { body: z.strictObject({ saleId: id, version, ...plan }), reply: z.object({ data: sale }) },
  ),
  stop: write("/admin/sale/stop", "Ends a running sale now: all its prices are what they were before.", {
    body: z.strictObject({ saleId: id, version }),
    reply: z.object({ data: sale }),
  }),
  remove: write("/admin/sale/remove", "Deletes a sale that has not begun.", {
    body: z.strictObject({ saleId: id, version }),
    reply: z.object({ data: z.object({ _id: z.string() }) }),
  }),
}
