import type { MeasurementType } from "../measurement/limits"
import type { SearchType } from "./limits"
import type { Picture, SearchResult, VariantCard, VariantPage } from "./shapes"

/** The module's name in Medusa's container: `container.resolve<CatalogueFace>(CATALOGUE)`. */
export const CATALOGUE = "catalogue"

export type AskedLine = { variantId: string; size: string }

/** One line as the shop prices it now, from the engine's own tables; what the till trusts. */
export type PricedLine = {
  colourwayId: string
  medusaVariantId: string
  /** null for a size that is not kept in stock (Custom). */
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

export type ListQuery = {
  sortField: "latest" | "asc" | "desc"
  tag?: string[]
  category?: string[]
  sizeFilter?: string[]
  colorFilter?: string[]
  product?: string
  numberOfProducts: number
  page: number
}

export type SearchQuery = { search: string; type: SearchType; limit: number; page: number }

export type Found = {
  results: SearchResult[]
  totalResults: number
  products: number
  pages: number
  totalPages: number
}

export type LowStock = { slug: string; name: string; size: string; stock: number }

export type NewPicture = { stem: string; url: string; thumbnail: string; width: number; height: number; colour: string }

/** A piece of a picture, in pixels of its master. */
export type PictureRect = { x: number; y: number; width: number; height: number }

/** A running transaction (`Sql` of `@silai/kit/knex`, which contracts may not import). */
export type Transaction = {
  raw<T>(statement: string, bindings?: readonly unknown[]): Promise<{ rows: T[]; rowCount: number }>
}

/** What other plugins, routes and the seed may ask of the catalogue. Each reading is one SQL statement. */
export type CatalogueFace = {
  /** Prices and stock of these lines, in their order; null where there is no such colourway or size. */
  priceLines(lines: readonly AskedLine[]): Promise<(PricedLine | null)[]>
  list(query: ListQuery): Promise<{ data: VariantCard[]; total: number; totalPages: number }>
  search(query: SearchQuery): Promise<Found>
  page(idOrSlug: string): Promise<VariantPage | null>
  cards(productIds: readonly string[]): Promise<VariantCard[]>
  /**
   * Writes the listing rows of these products (and of their style's other colours) anew from the engine's tables.
   * Given a transaction, it sees and joins what that transaction has written. Gives the ids of those whose row had to change.
   */
  refreshListing(productIds: readonly string[], transaction?: Transaction): Promise<string[]>
  /** Sizes with no more than a few left (SPEC §9) that are not made to order, the emptiest first; for the shopkeeper's morning. */
  lowStock(limit: number): Promise<LowStock[]>
  /** Takes a master as an upload would: stores it, registers the picture; widths and formats follow in the background. */
  addPicture(master: Buffer, alt: string): Promise<NewPicture>
  /**
   * Takes an uploaded file from disk: judged by its content and written anew in a process of its own.
   * @throws a `file.*` refusal that names the file
   */
  takePicture(upload: { path: string; name: string; alt: string; minEdge: number }): Promise<NewPicture>
  /** Makes a piece of a picture a picture of its own. @throws file.bad_crop */
  takePiece(stem: string, rect: PictureRect, alt: string, minEdge: number): Promise<NewPicture>
  /** Keeps others from showing, taking or letting go of these pictures until the transaction ends. */
  lockPictures(stems: readonly string[], transaction: Transaction): Promise<void>
  /** Lets go of pictures that nobody shows any more, past orders included; then `sweep` their files once the transaction has ended. */
  letGoOfPictures(stems: readonly string[], transaction: Transaction): Promise<{ sweep: () => Promise<void> }>
}

export type { Picture, VariantCard, VariantPage }
