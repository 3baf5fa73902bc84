import { pricedSearch } from "@silai/contracts/catalogue/price-words"
import type { Found, SearchQuery } from "@silai/contracts/catalogue/service"
import { many, manyPrepared, type Sql } from "@silai/kit/knex"
import { joinedWords, listedProducts, searchOneWord, searchProducts } from "../modules/catalogue/sql/search"
import { factFilters, type Filter, priceFilters } from "../rules/list-filters"
import { pagesFound } from "../rules/pages-found"
import { type FoundProduct, productResult } from "../rules/search-result"
import { partings, productWords, searchWords, type TypedWord, typedWords } from "../rules/search-terms"

/** A row of a page with the total; an empty page has one row with only the total. */
type Row = (FoundProduct | { [column in keyof FoundProduct]: null }) & { products: number }
type Rows = { limit: number; offset: number; filters: readonly Filter[] }

/** See `ICatalogueModuleService`. */
export async function search(sql: Sql, { search: typed, type, limit, page, ...facts }: SearchQuery): Promise<Found> {
  const offset = (page - 1) * limit
  const pages = pagesFound(typedWords(searchWords(typed)))
  const { rest, price } = pricedSearch(typed)
  const rows = await productsFound(sql, rest, {
    limit: type === "products" ? limit : 0,
    offset,
    filters: [...factFilters(facts), ...priceFilters(price)],
  })
  const products = rows[0]?.products ?? 0
  const results =
    type === "products"
      ? rows.flatMap((row) => (row._id === null ? [] : [productResult(row)]))
      : pages.slice(offset, offset + limit).map((found) => ({ ...found, variant: null }))
  const totalResults = type === "products" ? products : pages.length
  return { results, totalResults, products, pages: pages.length, totalPages: Math.ceil(totalResults / limit) }
}

/**
 * Products in the sizes that are asked for. When there are none, joined words are read as two ("bandcollar"), and then
 * the sizes are dropped: a shopper who asks for a 44 gets to see the shirts there are. A price alone lists all it fits.
 */
async function productsFound(sql: Sql, typed: string, rows: Rows): Promise<Row[]> {
  if (!typed && rows.filters.length) {
    const { filters, limit, offset } = rows
    return many(sql, listedProducts(filters.map(({ sql: one }) => one)), [
      ...filters.map(({ value }) => value),
      limit,
      offset,
    ])
  }
  const { words, sizes } = productWords(typed)
  const asTyped = await productsWith(sql, typedWords(words, sizes), rows)
  if (asTyped[0]?.products || !words.length) return asTyped
  const parted = await wordsParted(sql, words)
  const isJoined = parted.length > words.length
  const inTwo = isJoined ? await productsWith(sql, typedWords(parted, sizes), rows) : asTyped
  return inTwo[0]?.products || !sizes.length ? inTwo : productsWith(sql, typedWords(parted), rows)
}

async function productsWith(sql: Sql, words: readonly TypedWord[], { filters, limit, offset }: Rows): Promise<Row[]> {
  const [only, ...others] = words
  if (!only) return []
  if (!others.length && !filters.length) {
    const rows = await manyPrepared<Row>(sql, searchOneWord, [only.word, limit + offset, limit, offset])
    if (rows[0]?.products) return rows
  }
  return (filters.length ? many : manyPrepared)(sql, searchProducts(filters.map(({ sql: one }) => one)), [
    JSON.stringify(words),
    ...filters.map(({ value }) => value),
    limit,
    offset,
  ])
}

/** The words, each that is two of the shop's words joined as these two. */
async function wordsParted(sql: Sql, words: readonly string[]): Promise<string[]> {
  const may = words.flatMap(partings)
  type Joined = { word: string; head: string; tail: string }
  const joined = may.length ? await manyPrepared<Joined>(sql, joinedWords, [JSON.stringify(may)]) : []
  const parts = new Map(joined.map(({ word, head, tail }) => [word, [head, tail]]))
  return words.flatMap((word) => parts.get(word) ?? [word])
}
