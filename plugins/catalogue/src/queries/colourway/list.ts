import type { colourwayCalls } from "@silai/contracts/catalogue/calls"
import type { ColourwayRow } from "@silai/contracts/catalogue/colourway-shapes"
import { COLOURWAY_STATUSES, type ColourwayStatus } from "@silai/contracts/catalogue/limits"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { type Database, only, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { inPages } from "@silai/kit/pages"
import { refreshSummaries } from "../../modules/catalogue/sql/summary"
import { everyColourwaySql, isLow, listColourwaysSql } from "./list-sql"

type Ask = ParsedBodyOf<typeof colourwayCalls.counterAll>
type Filters = ParsedBodyOf<typeof colourwayCalls.export>
type Listed = { data: ColourwayRow[]; total: number; totalPages: number; counts: Record<ColourwayStatus, number> }

type Found = Omit<Listed, "totalPages">

/** Fixed fragments over `colourway_summary` with their bindings; archived colourways only on request. */
function narrowed(ask: Filters) {
  const words = (ask.search ?? "").split(/\s+/).filter(Boolean)
  const filters: { sql: string; values: unknown[] }[] = [
    ...words.map((word) => ({ sql: "words like ?", values: [likeText(word)] })),
    ...(ask.product ? [{ sql: "style_id = ?", values: [ask.product] }] : []),
    ...(ask.category ? [{ sql: "category_id = ?", values: [ask.category] }] : []),
    ...(ask.tag ? [{ sql: "tags @> array[?]::text[]", values: [ask.tag] }] : []),
    ...(ask.lowStock ? [{ sql: isLow(), values: [] }] : []),
    ...(ask.onSale ? [{ sql: "on_sale", values: [] }] : []),
  ]
  const statuses = ask.status?.length ? ask.status : COLOURWAY_STATUSES.filter((status) => status !== "archived")
  return {
    where: filters.map((filter) => filter.sql),
    values: filters.flatMap((filter) => filter.values),
    statuses,
  }
}

/** One page of the back office's colourways. Each search word must match somewhere. */
export async function listColourways(sql: Sql, ask: Ask): Promise<Listed> {
  const { where, values, statuses } = narrowed(ask)
  await refreshSummaries(sql)
  const { data, total, counts } = await only<Found>(sql, listColourwaysSql(where, ask.sort), [
    ...values,
    statuses,
    statuses,
    ...values,
    ask.pageSize,
    (ask.page - 1) * ask.pageSize,
  ])
  return {
    data,
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts: Object.assign({ draft: 0, published: 0, archived: 0 }, counts),
  }
}

/** All matching colourways, up to the limit of one file, as they are read. */
export async function* everyColourway(database: Database, ask: Filters): AsyncGenerator<ColourwayRow[], void> {
  const { where, values, statuses } = narrowed(ask)
  await refreshSummaries(database)
  const bindings = [statuses, ...values, LIST_EXPORT.maxRows, 0]
  yield* inPages(database, everyColourwaySql(where, ask.sort), bindings, ({ row }: { row: ColourwayRow }) => row)
}
