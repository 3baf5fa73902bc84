import type { Garment } from "./garment-sizes"
import type { MeasurementType } from "../measurement/limits"
import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"
import type { FactKind } from "./facts"
import type { SearchType } from "./limits"
import type { Picture, SearchResult, VariantCard, VariantPage } from "./shapes"

export type AskedLine = { variantId: string; size: string }

/** One line priced now, from the engine's own tables; checkout trusts these values. */
export type PricedLine = {
  colourwayId: string
  medusaVariantId: string
  /** null for a size without managed stock (Custom). */
  inventoryItemId: string | null
  sku: string
  /** As on the product page: "Classic White Formal Shirt". */
  name: string
  colour: string
  colourCode: string
  size: string
  unitPaise: number
  basePaise: number
  /** Stocked − reserved − held, never below zero; 0 and meaningless where `inventoryItemId` is null. */
  stock: number
  backorder: boolean
  customSizeOption: boolean
  measurementType: MeasurementType
  thumbnail: string
  slug: string
  categoryId: string
  categoryName: string
  styleId: string
  styleName: string
  hsnCode: string
  published: boolean
}

/** Values of facts that narrow a listing or a search; any of each kind. */
export type FactFilters = { [kind in FactKind]?: string[] }

export type ListFilters = FactFilters & {
  tag?: string[]
  category?: string[]
  sizeFilter?: string[]
  colorFilter?: string[]
  custom?: boolean
}

/** How many listed colourways each value of a fact has. */
export type Facets = Record<FactKind, Record<string, number>>
/** A colour that a listed piece has, with the code of its swatch. */
export type ListedColour = { name: string; code: string }

export type ListQuery = ListFilters & {
  sortField: "latest" | "asc" | "desc"
  product?: string
  numberOfProducts: number
  page: number
}

export type SearchQuery = FactFilters & { search: string; type: SearchType; limit: number; page: number }

export type Found = {
  results: SearchResult[]
  totalResults: number
  products: number
  pages: number
  totalPages: number
}

/** A style with all its colourways, the first on sale first. */
export type StyleWhole = {
  _id: string
  name: string
  colourways: { _id: string; name: string; slug: string; thumbnail: string; published: boolean }[]
}

export type LowStock = { slug: string; name: string; size: string; stock: number }

export type NewPicture = { stem: string; url: string; thumbnail: string; width: number; height: number; colour: string }

/** A page that shows pictures; `slug` is its path in the shop. */
export type PictureShower = { kind: "home"; id: string; name: string; slug: string }

/** A crop of a picture, in pixels of its master. */
export type PictureRect = { x: number; y: number; width: number; height: number }

/** The service of the catalogue for other plugins, routes and the seed. Each reading is one SQL statement. */
export type ICatalogueModuleService = {
  /** Styles and colourways by name, colour or article number, hidden ones too, for the search of the whole back office. */
  find(ask: FindAsk): Promise<FoundThing[]>
  /** Prices and stock of these lines, in their order; null where the colourway or size does not exist. */
  priceLines(lines: readonly AskedLine[]): Promise<(PricedLine | null)[]>
  list(query: ListQuery): Promise<{ data: VariantCard[]; total: number; totalPages: number }>
  /** How many pieces each value of a fact has, under all filters of the other kinds; and the colours of all pieces. */
  facets(query: ListFilters): Promise<Facets & { colours: ListedColour[] }>
  search(query: SearchQuery): Promise<Found>
  /** Ends the waits of an address and a phone for sold-out sizes, in the transaction that deletes its account. */
  forgetAlerts(trx: Sql, person: { email: string | null; phone: string | null }): Promise<void>
  page(idOrSlug: string): Promise<VariantPage | null>
  cards(productIds: readonly string[]): Promise<VariantCard[]>
  /** Names of categories, styles and colourways, by their ids; deleted ones are left out. */
  namesOf(ids: readonly string[]): Promise<{ _id: string; name: string }[]>
  /** The styles with these ids, or with colourways of these ids; deleted ones are left out. */
  stylesOf(ids: readonly string[], sql?: Sql): Promise<StyleWhole[]>
  /** Updates a style's rating wherever its colours are listed: part of the transaction that changes the rating. */
  rateStyle(styleId: string, rating: { count: number; stars: number }, trx: Sql): Promise<void>
  /**
   * Published cards by id or slug, a former slug too, in that order; deleted or hidden ones are left out. `askedBy`: those of the
   * ids and slugs that each was found by.
   */
  cardsOf(idsOrSlugs: readonly string[]): Promise<(VariantCard & { askedBy: string[] })[]>
  /** The highest discount among published products, in whole percent, rounded down; 0 without any. */
  mostPercentOff(): Promise<number>
  /** Those of these pictures that exist. */
  picturesOf(stems: readonly string[], trx?: Sql): Promise<Omit<Picture, "_id" | "order">[]>
  /**
   * Records which pictures a page other than a product page shows, replacing its earlier record: while it shows them,
   * they cannot be deleted. Call `lockPictures` first.
   */
  notePicturesShown(page: PictureShower, stems: readonly string[], trx: Sql): Promise<void>
  /**
   * Rewrites the listing rows of these products (and of their style's other colours) from the engine's tables. Given a
   * transaction, it sees and joins what that transaction has written. Returns the ids whose row changed.
   */
  refreshListing(productIds: readonly string[], trx?: Sql): Promise<string[]>
  /** The sizes in use per garment, including archived colourways, with the number of colourways. */
  sizesInUse(sql: Sql): Promise<{ garment: Garment; size: string; colourways: number }[]>
  /** Sorts the sizes of every colourway like this, in the transaction that changes the order. */
  orderSizes(trx: Sql, order: readonly string[]): Promise<void>
  /**
   * Sizes with no more than a few left (requirements §9) that are not made to order, the emptiest first; for the
   * shopkeeper's morning.
   */
  lowStock(limit: number): Promise<LowStock[]>
  /** How many sizes are low, and how many sold out, as the list of stock counts them. */
  shortSizes(): Promise<{ low: number; out: number }>
  /**
   * The size whose pieces this inventory level counts, if it is on sale and running low as above; null else, and where its last
   * change has raised it. `orderId`: the order that has changed it, if one has.
   */
  lowAt(
    levelId: string,
    orderId: string | null,
  ): Promise<{ colourwayId: string; name: string; size: string; stock: number } | null>
  /** How many stock counts a recount has found wrong that are not corrected yet. */
  stockDifferences(): Promise<number>
  /** Stored pictures and files: how many, how many still to be deleted, and the bytes left on a folder's disk. */
  storage(): Promise<{ kind: "folder" | "bucket"; files: number; leaving: number; freeBytes: number | null }>
  /** The JPEG of the picture whose thumbnail has this address; null where the shop has no such picture. @throws file.storage_away */
  jpegOf(thumbnail: string): Promise<Buffer | null>
  /** Stores a master and registers the picture, as an upload would; widths and formats follow in the background. */
  addPicture(master: Buffer, alt: string): Promise<NewPicture>
  /**
   * Registers an uploaded file from disk, checked and re-encoded in a separate process.
   * @throws a `file.*` refusal that names the file
   */
  storePicture(upload: { path: string; name: string; alt: string; minEdge: number }): Promise<NewPicture>
  /**
   * An uploaded file as a JPEG, checked and re-encoded in a separate process, that the catalogue neither stores nor shows.
   * @throws a `file.*` refusal that names the file
   */
  plainPicture(upload: { path: string; name: string; minEdge: number }): Promise<Buffer>
  /** A picture of `plainPicture` as a WebP of at most this width, made in a separate process. @throws house.busy */
  webpOf(picture: Buffer, width: number): Promise<Buffer>
  /** Registers a crop as a separate picture. @throws file.bad_crop */
  takePiece(stem: string, rect: PictureRect, alt: string, minEdge: number): Promise<NewPicture>
  /** Prevents others from showing, taking or releasing these pictures until the transaction ends. */
  lockPictures(stems: readonly string[], trx: Sql): Promise<void>
  /** Releases pictures that nothing shows any more, past orders included; then `sweep` their files once the transaction has ended. */
  releasePictures(stems: readonly string[], trx: Sql): Promise<{ sweep: () => Promise<void> }>
}

export type { Picture, VariantCard, VariantPage }
