import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { listColourwaysSql } from "./sql-list"

type Ask = ParsedBodyOf<typeof colourwayCalls.counterAll>
type Listed = { data: ColourwayRow[]; total: number; totalPages: number; counts: Record<ColourwayStatus, number> }

/** One page of the counter's colourways; archived ones only when they are asked for. Each word of a search must be somewhere. */
export async function listColourways(sql: Sql, ask: Ask): Promise<Listed> {
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
  const found = await one<Omit<Listed, "totalPages">>(
    sql,
    listColourwaysSql(
      filters.map((filter) => filter.sql),
      ask.sort,
    ),
    [...filters.flatMap((filter) => filter.values), statuses, ask.pageSize, (ask.page - 1) * ask.pageSize],
  )
  const { data, total, counts } = found!
  return {
    data,
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts: Object.assign({ draft: 0, published: 0, archived: 0 }, counts),
  }
}
