import { bySize } from "@silai/contracts/catalogue/garment-sizes"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockStyle } from "@silai/contracts/inventory/calls"
import { type Database, only, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import { inPages } from "@silai/kit/pages"
import type { StockLine } from "../../rules/stock-file"
import { refreshSummaries } from "../../modules/catalogue/sql/summary"
import { stockLines, stockPage } from "./list-sql"

type Ask = ParsedBodyOf<typeof inventoryCalls.all>
type Page = {
  data: StockStyle[]
  total: number
  totalPages: number
  counts: { all: number; low: number; out: number }
  categories: { _id: string; name: string }[]
}

/** Each search word must match the style's name, the colour, the slug or an article number. */
function filtersOf({ search, category }: Pick<Ask, "search" | "category">): { sql: string[]; values: unknown[] } {
  const words = (search ?? "").split(/\s+/).filter(Boolean)
  return {
    sql: [...words.map(() => "words like ?"), ...(category ? ["category_id = ?"] : [])],
    values: [...words.map(likeText), ...(category ? [category] : [])],
  }
}

/** A style with the sizes that any of its colourways has, in the shop's order. */
function withSizes(style: Omit<StockStyle, "sizes">, order: readonly string[]): StockStyle {
  const sizes = new Set(style.colourways.flatMap((colourway) => colourway.sizes.map(({ size }) => size)))
  return { ...style, sizes: [...sizes].sort(bySize(order)) }
}

/**
 * One page of the levels by style (contracts: `inventoryCalls.all`), in one statement after rebuilding marked rows.
 * `order`: of the shop's sizes.
 */
export async function listStock(sql: Sql, ask: Ask, order: readonly string[]): Promise<Page> {
  const filters = filtersOf(ask)
  await refreshSummaries(sql)
  const found = await only<Omit<Page, "totalPages" | "data"> & { data: Omit<StockStyle, "sizes">[] }>(
    sql,
    stockPage(filters.sql, ask.state, ask.sort),
    [...filters.values, ask.pageSize, (ask.page - 1) * ask.pageSize, ...filters.values],
  )
  const { data, total, counts, categories } = found
  return {
    data: data.map((style) => withSizes(style, order)),
    total,
    totalPages: Math.ceil(total / ask.pageSize),
    counts,
    categories,
  }
}

/** All sizes that match the filters, for the file, as they are read. */
export async function* everyStockLine(
  database: Database,
  ask: Pick<Ask, "search" | "category" | "state">,
): AsyncGenerator<StockLine[], void> {
  const filters = filtersOf(ask)
  await refreshSummaries(database)
  yield* inPages(database, stockLines(filters.sql, ask.state), filters.values, (line: StockLine) => line)
}
