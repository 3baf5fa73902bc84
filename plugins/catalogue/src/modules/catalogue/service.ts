import type { AskedLine, CatalogueFace, ListQuery, LowStock, NewPicture, PricedLine, Transaction, VariantCard, VariantPage } from "@silai/contracts/catalogue/face"
import { type Database, many, one } from "@silai/kit/knex"
import { listFilters } from "../../rules/list-filters"
import { sizeLabel } from "../../rules/size-label"
import { registerPicture } from "./pictures/register"
import { cardsById, listPage, lowStock, pageByIdOrSlug, pricedLines } from "./sql/read"
import { refreshListing } from "./sql/refresh"

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

  async page(idOrSlug: string): Promise<VariantPage | null> {
    const found = await one<{ page: VariantPage }>(this.#sql, pageByIdOrSlug, [idOrSlug, idOrSlug])
    return found?.page ?? null
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

  async refreshListing(productIds: readonly string[], transaction: Transaction = this.#sql): Promise<void> {
    await transaction.raw(refreshListing, [[...productIds]])
  }

  async addPicture(master: Buffer, alt: string): Promise<NewPicture> {
    return registerPicture(this.#sql, master, alt)
  }
}
