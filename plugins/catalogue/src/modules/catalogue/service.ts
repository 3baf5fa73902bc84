import { SEARCH_PAGES } from "@silai/contracts/catalogue/pages"
import type { AskedLine, CatalogueFace, Found, ListQuery, LowStock, NewPicture, PricedLine, SearchQuery, Transaction, VariantCard, VariantPage } from "@silai/contracts/catalogue/face"
import { type Database, many, one } from "@silai/kit/knex"
import { cleanDetailsOnce } from "../../rules/clean-details"
import { listFilters } from "../../rules/list-filters"
import { type FoundRow, searchResultOf } from "../../rules/search-result"
import { searchTerms } from "../../rules/search-terms"
import { sizeLabel } from "../../rules/size-label"
import { registerPicture } from "./pictures/register"
import { lockPictures, sweepPictures, takePicture, takePiece } from "./pictures/take"
import { forgetPictures } from "./sql/gallery"
import { cardsById, listPage, lowStock, pageByIdOrSlug, pricedLines } from "./sql/read"
import { lockStylesOf, refreshListing } from "./sql/refresh"
import { searchPage } from "./sql/search"

const knownPages = JSON.stringify(SEARCH_PAGES.map((known, n) => ({ ...known, n, search_text: `${known.name} ${known.description} ${known.words}`.toLowerCase() })))

/** See `CatalogueFace` for what each of these promises. Plain SQL: the engine's own lists cost 27 statements a page. */
export class CatalogueService implements CatalogueFace {
  readonly #sql: Database

  constructor({ __pg_connection__ }: { __pg_connection__: unknown }) {
    this.#sql = __pg_connection__ as Database
  }

  async list(query: ListQuery): Promise<{ data: VariantCard[]; total: number; totalPages: number }> {
    const filters = listFilters(query)
    const values = filters.map((filter) => filter.value)
    const statement = listPage(filters.map((filter) => filter.sql), query.sortField)
    const offset = (query.page - 1) * query.numberOfProducts
    const found = await one<{ total: number; data: VariantCard[] }>(this.#sql, statement, [...values, ...values, query.numberOfProducts, offset])
    const { total = 0, data = [] } = found ?? {}
    return { data, total, totalPages: Math.ceil(total / query.numberOfProducts) }
  }

  async search({ search, type, limit, page }: SearchQuery): Promise<Found> {
    const { text, words, near } = searchTerms(search)
    if (!words.length) return { results: [], totalResults: 0, products: 0, pages: 0, totalPages: 0 }
    const row = await one<{ products: number; pages: number; results: FoundRow[] }>(
      this.#sql, searchPage(near.map(({ sql }) => sql), type),
      [JSON.stringify(words), text, text, knownPages, ...near.flatMap(({ values }) => values), limit, (page - 1) * limit],
    )
    const { products = 0, pages: pageCount = 0, results = [] } = row ?? {}
    const totalResults = type === "products" ? products : pageCount
    return { results: results.map(searchResultOf), totalResults, products, pages: pageCount, totalPages: Math.ceil(totalResults / limit) }
  }

  async page(idOrSlug: string): Promise<VariantPage | null> {
    const found = await one<{ page: VariantPage }>(this.#sql, pageByIdOrSlug, [idOrSlug, idOrSlug, idOrSlug, idOrSlug, idOrSlug])
    return found && { ...found.page, details: cleanDetailsOnce(found.page.details) }
  }

  async cards(productIds: readonly string[]): Promise<VariantCard[]> {
    const found = await one<{ data: VariantCard[] }>(this.#sql, cardsById, [[...productIds]])
    return found?.data ?? []
  }

  async priceLines(lines: readonly AskedLine[]): Promise<(PricedLine | null)[]> {
    const asked = lines.map((line, n) => ({ n, variantId: line.variantId, size: sizeLabel(line.size) }))
    const rows = await many<PricedLine & { n: number }>(this.#sql, pricedLines, [JSON.stringify(asked)])
    const byPlace = new Map(rows.map(({ n, ...line }) => [n, line]))
    return lines.map((_, n) => byPlace.get(n) ?? null)
  }

  async lowStock(limit: number): Promise<LowStock[]> {
    return many<LowStock>(this.#sql, lowStock, [limit])
  }

  async refreshListing(productIds: readonly string[], transaction?: Transaction): Promise<string[]> {
    if (!transaction) return this.#sql.transaction((trx) => this.refreshListing(productIds, trx))
    await lockStylesOf(transaction, productIds)
    return (await many<{ id: string }>(transaction, refreshListing, [[...productIds]])).map(({ id }) => id)
  }

  async addPicture(master: Buffer, alt: string): Promise<NewPicture> {
    return registerPicture(this.#sql, master, alt)
  }

  async takePicture(upload: Parameters<CatalogueFace["takePicture"]>[0]): Promise<NewPicture> {
    return takePicture(this.#sql, upload)
  }

  async takePiece(...[stem, rect, alt, minEdge]: Parameters<CatalogueFace["takePiece"]>): Promise<NewPicture> {
    return takePiece(this.#sql, stem, rect, alt, minEdge)
  }

  async lockPictures(stems: readonly string[], transaction: Transaction): Promise<void> {
    await lockPictures(transaction, stems)
  }

  async letGoOfPictures(stems: readonly string[], transaction: Transaction): Promise<{ sweep: () => Promise<void> }> {
    const { rows } = await transaction.raw<{ stem: string }>(forgetPictures, [[...stems]])
    return { sweep: () => sweepPictures(this.#sql, rows.map(({ stem }) => stem)) }
  }
}
