import { SIZES } from "@silai/contracts/catalogue/limits"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { inventoryCalls, StockStyle } from "@silai/contracts/inventory/calls"
import { many, one, type Sql } from "@silai/kit/knex"
import { likeText } from "@silai/kit/like-text"
import type { StockLine } from "../../rules/stock-file"
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
    sql: [...(words.length ? ["words like all(?::text[])"] : []), ...(category ? ["category_id = ?"] : [])],
    values: [...(words.length ? [words.map(likeText)] : []), ...(category ? [category] : [])],
  }
}

const rankOf = (size: string) => (SIZES as readonly string[]).indexOf(size)

/** One page of the levels by style (contracts: `inventoryCalls.all`), in one statement. */
export async function listStock(sql: Sql, ask: Ask): Promise<Page> {
  const filters = filtersOf(ask)
  const found = await one<Omit<Page, "totalPages">>(sql, stockPage(filters.sql, ask.state, ask.sort), [
    ...filters.values,
    ask.pageSize,
    (ask.page - 1) * ask.pageSize,
  ])
  const { data, total, counts, categories } = found!
  for (const style of data) style.sizes.sort((one, other) => rankOf(one) - rankOf(other))
  return { data, total, totalPages: Math.ceil(total / ask.pageSize), counts, categories }
}

/** All sizes that match the filters, for the file. */
export async function everyStockLine(sql: Sql, ask: Pick<Ask, "search" | "category" | "state">): Promise<StockLine[]> {
  const filters = filtersOf(ask)
  return many<StockLine>(sql, stockLines(filters.sql, ask.state), filters.values)
}
