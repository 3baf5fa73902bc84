import { readGallery } from "../../queries/gallery"
import type { MedusaContainer } from "@medusajs/framework/types"
import type { pictureCalls } from "@silai/contracts/catalogue/calls"
import { PICTURE } from "@silai/contracts/catalogue/limits"
import { colourwayHistory } from "@silai/contracts/catalogue/history-messages"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Gallery } from "@silai/contracts/catalogue/picture-calls"
import type { ParsedBodyOf } from "@silai/contracts/call"
import { newId } from "@silai/kit/ids"
import { many, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { addressOf } from "../../modules/catalogue/pictures/files"
import { lockStylesOf } from "../../modules/catalogue/sql/refresh"
import { editing } from "../colourway/engine"
import type { Person } from "../../rules/person"
import { publishChange, writeHistory } from "../colourway/write"

type Change = ParsedBodyOf<typeof pictureCalls.updateImage>
type Wanted = Change["images"][number]

/**
 * Sets which pictures a variant shows, in which order, with which alternative texts; the shop shows it when this
 * returns. The text belongs to the picture, so it changes on every page that shows it.
 * @throws catalogue.not_found, picture_gone, picture_twice, needs_picture, gallery_changed
 */
export function setGallery(
  container: MedusaContainer,
  { by, variantId, images, seen }: Change & { by: Person },
): Promise<Gallery> {
  const stems = images.map(({ stem }) => stem)
  if (new Set(stems).size < stems.length) throw refuse(catalogueRefusals.picture_twice)
  return editing(container, by, async (edit) => {
    const { trx } = edit
    await container.resolve("catalogue").lockPictures(stems, trx)
    const shownBy = await touched(trx, variantId, stems)
    // Serialises two editors of one product.
    await lockStylesOf(trx, shownBy)
    const before = await readGallery(trx, variantId)
    if (seen && seen.join() !== before.images.map(({ stem }) => stem).join())
      throw refuse(catalogueRefusals.gallery_changed)
    if (before.published && !images.length) throw refuse(catalogueRefusals.needs_picture)
    const reworded = await write(trx, variantId, images)
    const after = await readGallery(trx, variantId)
    const textOf = ({ images: shown }: Gallery) => JSON.stringify(shown.map(({ stem, alt }) => [stem, alt]))
    if (textOf(before) !== textOf(after)) {
      await writeHistory(edit, variantId, [colourwayHistory.pictures])
      edit.emit("product.updated", [variantId])
      edit.emit("silai.gallery.updated", [variantId, ...reworded])
    }
    await publishChange(edit, shownBy)
    return after
  })
}

/** Returns every product that shows a picture whose text changed. */
async function write(trx: Sql, productId: string, images: readonly Wanted[]): Promise<string[]> {
  const known = await many<{ stem: string; url: string }>(
    trx,
    `select stem, url from picture where stem = any(?::text[])`,
    [images.map(({ stem }) => stem)],
  )
  const urlOf = new Map(known.map(({ stem, url }) => [stem, url]))
  if (urlOf.size < images.length) throw refuse(catalogueRefusals.picture_gone)
  const wanted = JSON.stringify(
    images.map(({ stem, alt }, rank) => ({ id: newId("img"), stem, url: urlOf.get(stem), alt, rank })),
  )
  const asked = `jsonb_to_recordset(?::jsonb) as w (id text, stem text, url text, alt text, rank int)`
  await trx.raw(
    `update image set deleted_at = now(), updated_at = now() where product_id = ? and deleted_at is null and not url = any(?::text[])`,
    [productId, [...urlOf.values()]],
  )
  const reworded = await many<{ stem: string }>(
    trx,
    `update picture pc set alt = w.alt from ${asked} where pc.stem = w.stem and pc.alt <> w.alt returning pc.stem`,
    [wanted],
  )
  await trx.raw(
    `update image i set rank = w.rank, updated_at = now() from ${asked} where i.product_id = ? and i.url = w.url and i.deleted_at is null and i.rank <> w.rank`,
    [wanted, productId],
  )
  await trx.raw(
    `insert into image (id, url, rank, product_id) select w.id, w.url, w.rank, ? from ${asked}
      where not exists (select 1 from image i where i.product_id = ? and i.url = w.url and i.deleted_at is null)`,
    [productId, wanted, productId],
  )
  const [first] = images
  await trx.raw(`update product set thumbnail = ?, updated_at = now() where id = ?`, [
    first ? addressOf({ stem: first.stem, width: PICTURE.thumbnailWidth, format: "webp" }) : null,
    productId,
  ])
  return reworded.length
    ? showing(
        trx,
        reworded.map(({ stem }) => stem),
      )
    : []
}

/** This product, and all others that show one of its pictures. */
const touched = async (trx: Sql, productId: string, stems: readonly string[]): Promise<string[]> => [
  ...new Set([productId, ...(await showing(trx, stems))]),
]

async function showing(trx: Sql, stems: readonly string[]): Promise<string[]> {
  const rows = await many<{ id: string }>(
    trx,
    `select distinct id from picture_use where kind = 'product' and stem = any(?::text[])`,
    [[...stems]],
  )
  return rows.map(({ id }) => id)
}
