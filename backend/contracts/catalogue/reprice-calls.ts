import { z } from "zod"
import { adminCall } from "../call"
import { listOf } from "../list"
import { counted, paged } from "../paging"
import { colourwayRow, salePrice } from "./colourway-shapes"
import { colourwayFilter, repricedLine } from "./colourway-calls"
import { REPRICE, REPRICE_LIST } from "./style-limits"

const read = adminCall("catalogue.read")
const write = adminCall("catalogue.write")

const id = z.string().trim().min(1).max(120)
const rupees = z.number().nullable()

/** A colourway with the prices that a discount starts from, in rupees; null where none is set. */
const pricedColourway = colourwayRow
  .pick({ _id: true, version: true, status: true, slug: true, variantName: true, thumbnail: true })
  .extend({ price: rupees, basePrice: rupees, sale: salePrice.nullable() })
export type PricedColourway = z.output<typeof pricedColourway>

/** Prices that were changed together. `percent`: off the base price, the least and the most of them. */
const batch = z.object({
  _id: z.string(),
  at: z.string(),
  by: z.string(),
  variants: z.number().int(),
  /** A few of their names. */
  names: z.array(z.string()),
  percent: z.object({ least: z.number().int(), most: z.number().int() }).nullable(),
  undone: z.object({ at: z.string(), by: z.string(), variants: z.number().int() }).nullable(),
})
export type RepriceBatch = z.output<typeof batch>

export const repriceCalls = {
  prices: read(
    "/admin/product/variant/prices",
    "Everyday, base and sale prices of product variants, filtered or named, each once: the basis of a discount.",
    {
      body: z.strictObject({
        /** Named variants, whatever the filter says. */
        variants: listOf(id, REPRICE.maxVariants).default([]),
        /** The filter of the list of variants; without one, only the named. */
        filter: z.strictObject(colourwayFilter).optional(),
      }),
      reply: z.object({
        data: z.array(pricedColourway),
        /** How many the filter has; more than `data` holds when there are too many for one change. */
        matching: z.number().int(),
      }),
    },
  ),
  batches: read(
    "/admin/product/variant/reprice/all",
    "Which prices were changed together, by whom and when, latest first; and which of these changes were reverted.",
    {
      body: z.strictObject(paged(REPRICE_LIST)),
      reply: z.object({ data: z.array(batch), ...counted }),
    },
  ),
  undo: write(
    "/admin/product/variant/reprice/undo",
    "Reverts a change of prices; prices changed by hand since stay, counted in `kept`.",
    {
      body: z.strictObject({ batch: id }),
      reply: z.object({
        data: z.object({
          restored: z.array(z.object({ _id: z.string(), version: z.number().int() })),
          kept: z.array(repricedLine),
        }),
      }),
    },
  ),
}
