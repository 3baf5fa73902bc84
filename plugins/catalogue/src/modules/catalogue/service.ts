import fs from "node:fs"
import { env } from "@silai/kit/env"
import type { IFileModuleService } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"
import type { Garment } from "@silai/contracts/catalogue/garment-sizes"
import type {
  AskedLine,
  ICatalogueModuleService,
  Facets,
  ListedColour,
  Found,
  ListFilters,
  ListQuery,
  LowStock,
  NewPicture,
  PictureShower,
  PricedLine,
  SearchQuery,
  StyleWhole,
  VariantCard,
  VariantPage,
} from "@silai/contracts/catalogue/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { type Database, many, manyPrepared, one, only, type Sql } from "@silai/kit/knex"
import DataLoader from "dataloader"
import { facetsOf } from "../../queries/facets"
import { findPieces } from "../../queries/find-pieces"
import { search } from "../../queries/search"
import { sizesInUse } from "../../queries/sizes-in-use"
import { cleanDetailsOnce } from "../../rules/clean-details"
import { listFilters } from "../../rules/list-filters"
import { mixedRows } from "../../rules/mixed-rows"
import { sizeLabel } from "../../rules/size-label"
import { orderSizes } from "../../workflows/colourway/order-sizes"
import { refreshSummaries } from "./sql/summary"
import { cleanMaster } from "./pictures/register"
import { jpegOfThumbnail } from "./pictures/serve"
import { releaseFiles, removeFilesOf, type Storage } from "./pictures/storage"
import { plainPicture, storeMaster, lockPictures, storePicture, takePiece, webpOf } from "./pictures/store"
import { forgetPictures, forgetShown, noteShown, picturesByStem } from "./sql/gallery"
import {
  cardsById,
  cardsByIdOrSlug,
  lowAt,
  lowStock,
  shortSizes,
  mostPercentOff,
  namesOfGoods,
  pageByPrice,
  pageOfLatest,
  pageByIdOrSlug,
  pricedLines,
  rateStyle,
  stylesOfIds,
} from "./sql/read"
import { lockStylesOf, refreshListing } from "./sql/refresh"

/** A row of a page with the total; an empty page has one row with only the total. */
type Counted<Row> = Row | { [column in keyof Row]: null }

/** `ICatalogueModuleService` documents each method. Plain SQL: the engine's own lists cost 27 statements a page. */
export class CatalogueService implements ICatalogueModuleService {
  readonly #sql: Database
  readonly #storage: () => Storage
  /** In a rush everyone asks for the same size: requests that come while a read is running share the next one. */
  #reading: Promise<unknown> = Promise.resolve()
  readonly #lines = new DataLoader<AskedLine, PricedLine | null>(
    (asked) => {
      const read = this.#readLines(asked)
      this.#reading = read.catch(() => undefined)
      return read
    },
    { cache: false, batchScheduleFn: (send) => void this.#reading.then(send) },
  )

  constructor(container: Record<string, unknown>) {
    this.#sql = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
    // The File module may be loaded after this one.
    this.#storage = () => ({ sql: this.#sql, files: container[Modules.FILE] as IFileModuleService })
  }

  find(ask: FindAsk): Promise<FoundThing[]> {
    return findPieces(this.#sql, ask)
  }

  async list(query: ListQuery): Promise<{ data: VariantCard[]; total: number; totalPages: number }> {
    const filters = listFilters(query)
    const [where, values] = [filters.map(({ sql }) => sql), filters.map(({ value }) => value)]
    const { limit, offset, upTo, from } = mixedRows(query)
    const [statement, rowsOf] =
      query.sortField === "latest"
        ? [pageOfLatest(where), [limit, offset, upTo, from]]
        : [pageByPrice(where, query.sortField), [query.numberOfProducts, (query.page - 1) * query.numberOfProducts]]
    // The best plan for a filter depends on its values, so it is planned each time; a generic plan would scan the whole
    // shop for some.
    const ask = filters.length ? many : manyPrepared
    type Row = { card: Omit<VariantCard, "sizes" | "variants"> } & Pick<VariantCard, "sizes" | "variants">
    const rows = await ask<Counted<Row> & { total: number }>(this.#sql, statement, [...values, ...values, ...rowsOf])
    const total = rows[0]?.total ?? 0
    return {
      data: rows.flatMap(({ card, sizes, variants }) => (card ? [{ ...card, sizes, variants }] : [])),
      total,
      totalPages: Math.ceil(total / query.numberOfProducts),
    }
  }

  facets(query: ListFilters): Promise<Facets & { colours: ListedColour[] }> {
    return facetsOf(this.#sql, query)
  }

  search(query: SearchQuery): Promise<Found> {
    return search(this.#sql, query)
  }

  async forgetAlerts(trx: Sql, { email, phone }: { email: string | null; phone: string | null }): Promise<void> {
    await trx.raw(`delete from stock_alert where lower(email) = lower(?) or phone = ?`, [email || "-", phone || "-"])
  }

  async page(idOrSlug: string): Promise<VariantPage | null> {
    const [found] = await manyPrepared<{ page: VariantPage }>(this.#sql, pageByIdOrSlug, [idOrSlug, idOrSlug, idOrSlug])
    return found ? { ...found.page, details: cleanDetailsOnce(found.page.details) } : null
  }

  async cards(productIds: readonly string[]): Promise<VariantCard[]> {
    const found = await one<{ data: VariantCard[] }>(this.#sql, cardsById, [[...productIds]])
    return found?.data ?? []
  }

  async cardsOf(idsOrSlugs: readonly string[]): ReturnType<ICatalogueModuleService["cardsOf"]> {
    const found = await one<{ data: Awaited<ReturnType<ICatalogueModuleService["cardsOf"]>> }>(
      this.#sql,
      cardsByIdOrSlug,
      [[...idsOrSlugs]],
    )
    return found?.data ?? []
  }

  async mostPercentOff(): Promise<number> {
    return (await one<{ most: number }>(this.#sql, mostPercentOff))?.most ?? 0
  }

  async picturesOf(stems: readonly string[], trx?: Sql): ReturnType<ICatalogueModuleService["picturesOf"]> {
    return many(trx ?? this.#sql, picturesByStem, [[...stems]])
  }

  async notePicturesShown(page: PictureShower, stems: readonly string[], trx: Sql): Promise<void> {
    await trx.raw(forgetShown, [page.kind, page.id])
    await trx.raw(noteShown, [page.kind, page.id, page.name, page.slug, [...new Set(stems)]])
  }

  async priceLines(lines: readonly AskedLine[]): Promise<(PricedLine | null)[]> {
    return Promise.all(lines.map((line) => this.#lines.load(line)))
  }

  async #readLines(lines: readonly AskedLine[]): Promise<(PricedLine | null)[]> {
    const places = new Map<string, { n: number; variantId: string; size: string }>()
    const asked = lines.map((line) => {
      const [variantId, size] = [line.variantId, sizeLabel(line.size)]
      const key = `${size} ${variantId}`
      const known = places.get(key) ?? { n: places.size, variantId, size }
      places.set(key, known)
      return known.n
    })
    // Planning it costs ten times the answer, and the plan does not depend on the values: in a rush planning was most of the wait.
    const rows = await manyPrepared<PricedLine & { n: number }>(this.#sql, pricedLines, [
      JSON.stringify([...places.values()]),
    ])
    const byPlace = new Map(rows.map(({ n, ...line }) => [n, line]))
    return asked.map((n) => byPlace.get(n) ?? null)
  }

  async storage() {
    const { S3_BUCKET, DATA_DIR } = env()
    const files = await only<{ files: number; leaving: number }>(
      this.#sql,
      `select count(*) filter (where state = 'kept')::int as files, count(*) filter (where state = 'leaving')::int as leaving from picture_file`,
    )
    const disk = S3_BUCKET ? null : await fs.promises.statfs(DATA_DIR).catch(() => null)
    return {
      kind: S3_BUCKET ? ("bucket" as const) : ("folder" as const),
      ...files,
      freeBytes: disk && disk.bavail * disk.bsize,
    }
  }

  async stockDifferences(): Promise<number> {
    const row = await only<{ count: number }>(this.#sql, `select count(*)::int as count from stock_difference`)
    return row.count
  }

  sizesInUse(sql: Sql): Promise<{ garment: Garment; size: string; colourways: number }[]> {
    return sizesInUse(sql)
  }

  async orderSizes(trx: Sql, order: readonly string[]): Promise<void> {
    const moved = await orderSizes(trx, order)
    if (moved.length) await this.refreshListing(moved, trx)
  }

  async lowStock(limit: number): Promise<LowStock[]> {
    await refreshSummaries(this.#sql)
    return many<LowStock>(this.#sql, lowStock, [limit, limit])
  }

  async shortSizes(): Promise<{ low: number; out: number }> {
    await refreshSummaries(this.#sql)
    return only(this.#sql, shortSizes)
  }

  lowAt(levelId: string, orderId: string | null) {
    return one<{ colourwayId: string; name: string; size: string; stock: number }>(this.#sql, lowAt, [levelId, orderId])
  }

  async namesOf(ids: readonly string[]): Promise<{ _id: string; name: string }[]> {
    return ids.length ? many(this.#sql, namesOfGoods, [[...ids]]) : []
  }

  stylesOf(ids: readonly string[], sql: Sql = this.#sql): Promise<StyleWhole[]> {
    return ids.length ? many(sql, stylesOfIds, [[...ids], [...ids]]) : Promise.resolve([])
  }

  async rateStyle(styleId: string, { count, stars }: { count: number; stars: number }, trx: Sql): Promise<void> {
    const rows = await many<{ id: string }>(trx, rateStyle, [count, stars, styleId, count, stars])
    if (rows.length)
      await this.refreshListing(
        rows.map(({ id }) => id),
        trx,
      )
  }

  async refreshListing(productIds: readonly string[], trx?: Sql): Promise<string[]> {
    if (!trx) return this.#sql.transaction((own) => this.refreshListing(productIds, own))
    await lockStylesOf(trx, productIds)
    return (await many<{ id: string }>(trx, refreshListing, [[...productIds]])).map(({ id }) => id)
  }

  jpegOf(thumbnail: string): Promise<Buffer | null> {
    return jpegOfThumbnail(this.#storage(), thumbnail)
  }

  async addPicture(master: Buffer, alt: string): Promise<NewPicture> {
    return storeMaster(this.#storage(), await cleanMaster(master), alt)
  }

  plainPicture(upload: Parameters<ICatalogueModuleService["plainPicture"]>[0]): Promise<Buffer> {
    return plainPicture(upload)
  }

  webpOf(picture: Buffer, width: number): Promise<Buffer> {
    return webpOf(picture, width)
  }

  async storePicture(upload: Parameters<ICatalogueModuleService["storePicture"]>[0]): Promise<NewPicture> {
    return storePicture(this.#storage(), upload)
  }

  async takePiece(
    ...[stem, rect, alt, minEdge]: Parameters<ICatalogueModuleService["takePiece"]>
  ): Promise<NewPicture> {
    return takePiece(this.#storage(), stem, rect, alt, minEdge)
  }

  async lockPictures(stems: readonly string[], trx: Sql): Promise<void> {
    await lockPictures(trx, stems)
  }

  async releasePictures(stems: readonly string[], trx: Sql): Promise<{ sweep: () => Promise<void> }> {
    const gone = (await many<{ stem: string }>(trx, forgetPictures, [[...stems]])).map(({ stem }) => stem)
    await releaseFiles(trx, gone)
    return { sweep: () => removeFilesOf(this.#storage(), gone) }
  }
}
