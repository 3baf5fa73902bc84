import type { NewPicture } from "@silai/contracts/catalogue/service"
import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { addressOf } from "./files"
import { type Master, maxMasterEdge, named } from "./master"
import { openPicture } from "./open"

const accepted = new Set(["jpeg", "png", "webp", "heif"])

/**
 * Registers a stored master; the same stem twice is one picture. Its files are made in the background, or at once when
 * a page requests one.
 */
export async function enter(sql: Sql, master: Master, alt: string): Promise<NewPicture> {
  const { stem, data, width, height, colour } = master
  const fitting = PICTURE_WIDTHS.filter((one) => one <= width)
  const widths = fitting.length ? fitting : [PICTURE_WIDTHS[0]]
  const url = addressOf({ stem, width: PICTURE.fallbackWidth, format: "jpg" })
  await sql.raw(
    `insert into picture (stem, url, width, height, bytes, colour, alt, widths) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (stem) do update set stage = 'new' where picture.stage = 'failed'`,
    [stem, url, width, height, data.length, colour, alt, widths],
  )
  return {
    stem,
    url,
    thumbnail: addressOf({ stem, width: PICTURE.thumbnailWidth, format: "webp" }),
    width,
    height,
    colour,
  }
}

/**
 * The master of a picture of the shop's own (from the seed): unchanged if it is clean, else upright, of a sane size, and
 * without camera metadata (which may reveal where someone lives). Uploads go through `storePicture`, outside this process.
 * @throws catalogue.not_a_picture
 */
export async function cleanMaster(upload: Buffer): Promise<Master> {
  try {
    const { format, width, height, exif, xmp, orientation } = await openPicture(upload).metadata()
    if (!format || !accepted.has(format)) throw new Error(`format ${format}`)
    const asItIs = format === "jpeg" && !exif && !xmp && !orientation && Math.max(width, height) <= maxMasterEdge
    if (asItIs) return await named(upload, width, height)
    const { data, info } = await openPicture(upload)
      .rotate()
      .resize({ width: maxMasterEdge, height: maxMasterEdge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
    return await named(data, info.width, info.height)
  } catch {
    throw refuse(catalogueRefusals.not_a_picture)
  }
}
