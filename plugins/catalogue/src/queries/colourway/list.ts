import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { listColourwaysSql } from "./list-sql"

type Ask = ParsedBodyOf<typeof colourwayCalls.counterAll>
type Filters = ParsedBodyOf<typeof colourwayCalls.export>
type Listed = { data: ColourwayRow[]; total: number; totalPages: number; counts: Record<ColourwayStatus, number> }

type Found = Omit<Listed, "totalPages">

async function read(sql: Sql, ask: Filters, limit: number, offset: number): Promise<Found> {
  const words = (ask.search ?? "").split(/\s+/).filter(Boolean)
  const filters: { sql: string; values: unknown[] }[] = [
    ...(words.length ? [{ sql: "words like all(?::text[])", values: [words.map(likeText)] }] : []),
    ...(ask.product ? [{ sql: "style_id = ?", values: [ask.product] }] : []),
    ...(ask.category ? [{ sql: "category_id = ?", values: [ask.category] }] : []),
    ...(ask.tag ? [{ sql: "? = any(tags)", values: [ask.tag] }] : []),
    ...(ask.lowStock ? [{ sql: "low_stock", values: [] }] : []),
    ...(ask.onSale ? [{ sql: "on_sale", values: [] }] : []),
  ]
  const statuses = ask.status?.length ? ask.status : COLOURWAY_STATUSES.filter((status) => status !== "archived")
  const found = await one<Found>(
    sql,
    listColourwaysSql(
      filters.map((filter) => filter.sql),
      ask.sort,
    ),
    [...filters.flatMap((filter) => filter.values), statuses, limit, offset],
  )
  return found!
}

/** One page of the back office's colourways; archived ones only on request. Each search word must match somewhere. */
export async function listColourways(sql: Sql, ask: Ask): Promise<Listed> {
  const { data, total, counts } = await read(sql, ask, ask.pageSize, (ask.page - 1) * ask.pageSize)
  return {
    data,
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts: Object.assign({ draft: 0, published: 0, archived: 0 }, counts),
  }
}

/** All matching colourways, up to the limit of one file. */
export const everyColourway = async (sql: Sql, ask: Filters): Promise<ColourwayRow[]> =>
  (await read(sql, ask, LIST_EXPORT.maxRows, 0)).data
