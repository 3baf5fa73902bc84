import { z } from "zod"
import { adminCall } from "../call"
import { COLOURWAY_STATUSES } from "../catalogue/limits"
import { INVENTORY, STOCK_CAUSES, STOCK_COUNTS, STOCK_FILE, STOCK_REASONS, STOCK_SORTS, STOCK_STATES } from "./limits"
import { inventoryMessages } from "./messages"
import { listOf } from "../list"
import { counted, paged } from "../paging"
import { lineShape, proseShape } from "../text"

const write = adminCall("stock.write")
const read = adminCall("stock.read")

const id = z.string().trim().min(1).max(120)
const size = z.string().trim().min(1).max(20)
const whole = z.number().int()
const reason = z.enum(STOCK_REASONS)
const note = proseShape(INVENTORY.maxNote).default("")

/**
 * One size of a colourway: pieces stocked, reserved for orders, held for shoppers who are paying, and free to be sold.
 */
const stockCell = z.object({
  size: z.string(),
  sku: z.string(),
  stocked: whole,
  reserved: whole,
  held: whole,
  free: whole,
})
export type StockCell = z.output<typeof stockCell>

const stockRow = z.object({
  _id: z.string(),
  version: whole,
  slug: z.string(),
  variantName: z.string(),
  color: z.string(),
  colorCode: z.string(),
  thumbnail: z.string(),
  status: z.enum(COLOURWAY_STATUSES),
  backorder: z.boolean(),
  sizes: z.array(stockCell),
})
export type StockRow = z.output<typeof stockRow>

const stockStyle = z.object({
  _id: z.string(),
  name: z.string(),
  category: z.object({ _id: z.string(), name: z.string() }),
  sizes: z.array(z.string()),
  colourways: z.array(stockRow),
})
export type StockStyle = z.output<typeof stockStyle>

/** The change of one size: `from` pieces to `to`, and its current stock. */
const stockChanged = stockCell.extend({ variantId: z.string(), from: whole, to: whole })
export type StockChanged = z.output<typeof stockChanged>

const filters = {
  /** Words of style, name, colour, slug or article number. */
  search: lineShape(INVENTORY.maxSearch).optional(),
  category: id.optional(),
  /** `low` and `out` exclude what is made to order. */
  state: z.enum(STOCK_STATES).default("all"),
}

/**
 * `at`: ISO. `from` and `to` are stocked pieces where they changed; reserving or releasing pieces changes none (`quantity` is the
 * number reserved, negative when released).
 */
const moment = z.object({
  kind: z.enum(["changed", "ordered", "promised"]),
  at: z.string(),
  by: z.string(),
  size: z.string(),
  from: whole.nullable(),
  to: whole.nullable(),
  quantity: whole,
  reason: z.enum(STOCK_CAUSES),
  note: z.string(),
  order: z.object({ _id: z.string(), number: whole }).nullable(),
})
export type StockMoment = z.output<typeof moment>

const difference = z.object({
  itemId: z.string(),
  kind: z.enum(STOCK_COUNTS),
  counted: whole.describe("the level's count"),
  expected: whole.describe("the sum of the reservations, the holds or the movements"),
  foundAt: z.string(),
  variantId: z.string(),
  size: z.string(),
  sku: z.string(),
  name: z.string(),
  movements: z.array(
    z.object({
      at: z.string(),
      why: z.enum(STOCK_CAUSES),
      stocked: whole,
      reserved: whole,
      held: whole,
      by: z.string(),
      order: z.string().nullable(),
    }),
  ),
})
export type StockDifference = z.output<typeof difference>

/** A row of the file that cannot be imported. `row` as in a spreadsheet, the header being 1. */
const fault = z.object({ row: whole, column: z.string(), message: z.string() })
const preview = z.object({
  rows: whole,
  unchanged: whole,
  /** The number of changes, and the first of them. */
  changes: whole,
  shown: z.array(
    z.object({
      row: whole,
      sku: z.string(),
      style: z.string(),
      color: z.string(),
      size: z.string(),
      from: whole,
      to: whole,
      reserved: whole,
      held: whole,
    }),
  ),
  faults: whole,
  faultsShown: z.array(fault),
  /** Identifies exactly these changes; sent back to apply them. */
  fingerprint: z.string(),
})
export type StockPreview = z.output<typeof preview>
const file = { field: "file", maxFiles: 1, maxFileBytes: STOCK_FILE.maxBytes }

export const inventoryCalls = {
  updateStock: write(
    "/customer/product/updateStock",
    "Sets or adds pieces in stock, all lines or none; never below the number promised to customers. `expected` is the stock that the caller saw.",
    {
      body: z.strictObject({
        variants: listOf(
          z
            .strictObject({
              variantId: id,
              size,
              reason,
              /** Stocked pieces, reserved ones included. */
              set: whole.min(0).max(INVENTORY.maxStock).optional(),
              add: whole.min(-INVENTORY.maxStock).max(INVENTORY.maxStock).optional(),
              expected: whole.min(0).max(1_000_000).optional(),
            })
            .refine((line) => (line.set === undefined) !== (line.add === undefined), inventoryMessages.setOrAdd),
          INVENTORY.maxLines,
          { least: 1 },
        ),
        note,
      }),
      reply: z.object({ data: z.array(stockChanged) }),
    },
  ),
  all: read(
    "/admin/inventory/all",
    "The pieces in stock, colour by size, one page of styles at a time, with counts of low sizes.",
    {
      body: z.strictObject({
        ...filters,
        sort: z.enum(STOCK_SORTS).default("name"),
        ...paged(INVENTORY),
      }),
      reply: z.object({
        data: z.array(stockStyle),
        ...counted,
        /** Sizes in every state. */
        counts: z.object({ all: whole, low: whole, out: whole }),
        categories: z.array(z.object({ _id: z.string(), name: z.string() })),
      }),
    },
  ),
  history: read(
    "/admin/inventory/history",
    "The stock changes of a variant, or of one of its sizes, with person, time and reason; orders that took pieces are included.",
    {
      body: z.strictObject({
        variantId: id,
        size: size.optional(),
        ...paged({
          maxPage: INVENTORY.maxPage,
          maxPageSize: INVENTORY.maxHistoryPageSize,
          pageSize: INVENTORY.historyPageSize,
        }),
      }),
      reply: z.object({ data: z.array(moment), ...counted }),
    },
  ),
  differences: read(
    "/admin/inventory/differences",
    "Counts that a recount found to differ from their parts, each with the latest movements of its size.",
    { body: z.strictObject({}), reply: z.object({ data: z.array(difference) }) },
  ),
  recount: write("/admin/inventory/recount", "Recounts the stock now, as every night, and says what differs.", {
    body: z.strictObject({}),
    reply: z.object({ data: z.array(difference) }),
  }),
  putRight: write(
    "/admin/inventory/put-right",
    "Corrects one such count: reserved and held become their sums; for the stocked pieces a movement is added to match the shelf.",
    {
      body: z.strictObject({ itemId: id, kind: z.enum(STOCK_COUNTS), expected: whole }),
      reply: z.object({ data: z.object({ itemId: z.string(), counted: whole }) }),
    },
  ),
  export: read("/admin/inventory/export", "The stock, filtered as the list is, as a CSV file.", {
    body: z.strictObject(filters),
    reply: z.object({}),
  }),
  check: write(
    "/admin/inventory/check",
    "Reads a CSV file (columns SKU and Stocked) and says what it would change and which rows are not valid. Changes nothing.",
    {
      body: z.strictObject({}),
      multipart: file,
      reply: z.object({ data: preview }),
    },
  ),
  import: write("/admin/inventory/import", "Applies exactly what `check` has shown of the same file, or nothing.", {
    body: z.strictObject({ fingerprint: z.string().trim().max(64), reason, note }),
    multipart: file,
    reply: z.object({ data: z.object({ changed: whole }) }),
  }),
}
