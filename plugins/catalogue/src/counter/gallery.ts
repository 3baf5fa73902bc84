import type { pictureCalls } from "@silai/contracts/catalogue/calls"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { PICTURE } from "@silai/contracts/catalogue/limits"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Gallery } from "@silai/contracts/catalogue/picture-calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { newId } from "@silai/kit/ids"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { galleryOf } from "../modules/catalogue/sql/gallery"

type Change = ParsedBodyOf<typeof pictureCalls.updateImage>
type Wanted = Change["images"][number]

/** The pictures of a product variant as its editor sees them. @throws catalogue.not_found */
export async function readGallery(sql: Sql, variantId: string): Promise<Gallery> {
  const gallery = await one<Gallery>(sql, galleryOf, [variantId])
  if (!gallery) throw refuse(catalogueRefusals.not_found)
  return gallery
}

/**
 * Sets which pictures a variant shows, in which order, with which words; the shop shows it when this returns.
 * The words belong to the picture, so they change on every page that shows it.
 * @throws catalogue.not_found, picture_gone, picture_twice, needs_picture, gallery_changed
 */
export function setGallery(database: Database, catalogue: CatalogueFace, { variantId, images, seen }: Change): Promise<Gallery> {
  const stems = images.map(({ stem }) => stem)
  if (new Set(stems).size < stems.length) throw refuse(catalogueRefusals.picture_twice)
  return database.transaction(async (trx) => {
    // Two editors of one product come one after the other.
    await trx.raw(`select id from product where id = ? for update`, [variantId])
    const before = await readGallery(trx, variantId)
    if (seen && seen.join() !== before.images.map(({ stem }) => stem).join()) throw refuse(catalogueRefusals.gallery_changed)
    if (before.published && !images.length) throw refuse(catalogueRefusals.needs_picture)
    await catalogue.lockPictures(stems, trx)
    await write(trx, variantId, images)
    await catalogue.refreshListing(await touched(trx, variantId, stems), trx)
    return readGallery(trx, variantId)
  })
}

async function write(trx: Sql, productId: string, images: readonly Wanted[]): Promise<void> {
  const known = await many<{ stem: string; url: string }>(trx, `select stem, url from picture where stem = any(?::text[])`, [images.map(({ stem }) => stem)])
  const urls = images.map(({ stem }) => known.find((picture) => picture.stem === stem)?.url)
  if (urls.includes(undefined)) throw refuse(catalogueRefusals.picture_gone)
  await trx.raw(`update image set deleted_at = now(), updated_at = now() where product_id = ? and deleted_at is null and not url = any(?::text[])`, [productId, urls])
  for (const [rank, { stem, alt }] of images.entries()) {
    await trx.raw(`update picture set alt = ? where stem = ? and alt <> ?`, [alt, stem, alt])
    const { rowCount } = await trx.raw(`update image set rank = ?, updated_at = now() where product_id = ? and url = ? and deleted_at is null`, [rank, productId, urls[rank]])
    if (!rowCount) await trx.raw(`insert into image (id, url, rank, product_id) values (?, ?, ?, ?)`, [newId("img"), urls[rank], rank, productId])
  }
  const [first] = images
  await trx.raw(`update product set thumbnail = ?, updated_at = now() where id = ?`, [first ? `/images/${first.stem}-${PICTURE.thumbnailWidth}.webp` : null, productId])
}

/** This product, and all others that show one of its pictures. */
async function touched(trx: Sql, productId: string, stems: readonly string[]): Promise<string[]> {
  const rows = await many<{ id: string }>(trx, `select distinct id from picture_use where kind = 'product' and stem = any(?::text[])`, [[...stems]])
  return [...new Set([productId, ...rows.map(({ id }) => id)])]
}

export const catalogueOf = (container: { resolve<T>(name: string): T }) => container.resolve<CatalogueFace>(CATALOGUE)
