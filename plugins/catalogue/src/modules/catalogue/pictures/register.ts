import type { NewPicture } from "@silai/contracts/catalogue/face"
import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { addressOf } from "./files"
import { type Master, maxMasterEdge, store } from "./master"
import { openPicture } from "./open"

const accepted = new Set(["jpeg", "png", "webp", "heif"])

/**
 * Takes a picture that the shop itself brings along (the seed's) as it is, if it is clean. What people upload goes through
 * `takePicture`, outside this process. Throws `catalogue.not_a_picture` for bytes that are none.
 */
export async function registerPicture(sql: Sql, upload: Buffer, alt: string): Promise<NewPicture> {
  const master = await clean(upload)
  return enter(sql, await store(master.bytes, master.width, master.height), alt)
}

/** Enters a master that lies on disk; the same stem twice is one picture. Its files follow in the background, or at once when a page asks for one. */
export async function enter(sql: Sql, master: Master, alt: string): Promise<NewPicture> {
  const { stem, width, height, bytes, colour } = master
  const fitting = PICTURE_WIDTHS.filter((one) => one <= width)
  const widths = fitting.length ? fitting : [PICTURE_WIDTHS[0]]
  const url = addressOf({ stem, width: PICTURE.fallbackWidth, format: "jpg" })
  await sql.raw(
    `insert into picture (stem, url, width, height, bytes, colour, alt, widths) values (?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (stem) do update set stage = 'new' where picture.stage = 'failed'`,
    [stem, url, width, height, bytes, colour, alt, widths],
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

/** The master as we keep it: upright, of a sane size, and without the camera's notes (which may tell where someone lives). */
async function clean(upload: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  try {
    const { format, width, height, exif, xmp, orientation } = await openPicture(upload).metadata()
    if (!format || !accepted.has(format)) throw new Error(`format ${format}`)
    const asItIs = format === "jpeg" && !exif && !xmp && !orientation && Math.max(width, height) <= maxMasterEdge
    if (asItIs) return { bytes: upload, width, height }
    const { data, info } = await openPicture(upload)
      .rotate()
      .resize({ width: maxMasterEdge, height: maxMasterEdge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 92 })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw refuse(catalogueRefusals.not_a_picture)
  }
}
