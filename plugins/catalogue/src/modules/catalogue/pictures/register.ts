import type { NewPicture } from "@silai/contracts/catalogue/face"
import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { catalogueRefusals } from "@silai/contracts/catalogue/messages"
import type { Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { createHash } from "node:crypto"
import { openPicture } from "./encode"
import { addressOf, exists, masterPath, writeWhole } from "./files"

const accepted = new Set(["jpeg", "png", "webp", "heif"])
/** Masters wider than the widest file we serve only for the zoom's sake; beyond this they are scaled down once. */
const maxMasterEdge = 3_000

/**
 * Stores a master and registers its picture; the same bytes twice are one picture. Only the dominant colour is worked out here
 * (some 10 ms): the files follow in the background, or at once when a page asks for one.
 * Throws `catalogue.not_a_picture` for bytes that are none.
 */
export async function registerPicture(sql: Sql, upload: Buffer, alt: string): Promise<NewPicture> {
  const master = await clean(upload)
  const stem = createHash("sha256").update(master.bytes).digest("hex").slice(0, 24)
  if (!(await exists(masterPath(stem)))) await writeWhole(masterPath(stem), master.bytes)
  const colour = await dominantColour(master.bytes)
  const fitting = PICTURE_WIDTHS.filter((width) => width <= master.width)
  const widths = fitting.length ? fitting : [PICTURE_WIDTHS[0]]
  const url = addressOf({ stem, width: PICTURE.fallbackWidth, format: "jpg" })
  await sql.raw(
    `insert into picture (stem, url, width, height, bytes, colour, alt, widths) values (?, ?, ?, ?, ?, ?, ?, ?) on conflict (stem) do nothing`,
    [stem, url, master.width, master.height, master.bytes.length, colour, alt, widths],
  )
  return { stem, url, thumbnail: addressOf({ stem, width: PICTURE.thumbnailWidth, format: "webp" }), width: master.width, height: master.height, colour }
}

/** The master as we keep it: upright, of a sane size, and without the camera's notes (which may tell where someone lives). */
async function clean(upload: Buffer): Promise<{ bytes: Buffer; width: number; height: number }> {
  try {
    const { format, width, height, exif, xmp, orientation } = await openPicture(upload).metadata()
    if (!format || !accepted.has(format)) throw new Error(`format ${format}`)
    const asItIs = format === "jpeg" && !exif && !xmp && !orientation && Math.max(width, height) <= maxMasterEdge
    if (asItIs) return { bytes: upload, width, height }
    const { data, info } = await openPicture(upload).rotate().resize({ width: maxMasterEdge, height: maxMasterEdge, fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" }).jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    throw refuse(catalogueRefusals.not_a_picture)
  }
}

/** The colour that most of the picture has: on a product picture the ground it lies on, so that its place looks the part until it is there. */
async function dominantColour(master: Buffer): Promise<string> {
  const small = await openPicture(master).resize(64).removeAlpha().png({ compressionLevel: 0 }).toBuffer()
  const { dominant } = await openPicture(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
