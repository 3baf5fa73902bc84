import { PICTURE_PIXELS } from "@silai/contracts/file/limits"
import { createHash } from "node:crypto"
import type { Metadata, Sharp } from "sharp"
import { masterPath, writeWhole } from "./files"
import { type Kind, look } from "./magic"
import { openPicture } from "./open"

/** A master that lies on disk, ready to be registered. */
export type Master = { stem: string; width: number; height: number; bytes: number; colour: string }
export type Fault = "not_a_picture" | "heic" | "animated" | "broken" | "too_many_pixels" | "too_small"
export type Rect = { x: number; y: number; width: number; height: number }
export type Judged = { master: Master } | { fault: Fault }

/** Masters wider than the widest file we serve only for the zoom's sake; beyond this they are scaled down once. */
export const maxMasterEdge = 3_000

/**
 * Judges a file by its content and makes its master: upright, of a sane size, written anew, so that nothing of the file itself
 * (the camera's notes, or what somebody hid behind the picture) is kept. The same picture twice gives the same stem.
 */
export async function masterOf(source: string, minEdge: number): Promise<Judged> {
  const { kind, isAnimated } = await look(source)
  if (kind === null || kind === "heic") return { fault: kind ?? "not_a_picture" }
  if (isAnimated) return { fault: "animated" }
  const facts = await openPicture(source)
    .metadata()
    .catch((error: Error) => error)
  if (facts instanceof Error) return { fault: /pixel limit/i.test(facts.message) ? "too_many_pixels" : "broken" }
  const fault = faultOf(facts, kind, minEdge)
  if (fault) return { fault }
  return keep(
    openPicture(source)
      .autoOrient()
      .resize({ width: maxMasterEdge, height: maxMasterEdge, fit: "inside", withoutEnlargement: true }),
  ).catch(() => ({ fault: "broken" as const }))
}

function faultOf({ width, height, pages = 1 }: Metadata, kind: Kind, minEdge: number): Fault | null {
  if (width * height > (kind === "jpeg" || kind === "png" ? PICTURE_PIXELS.most : PICTURE_PIXELS.mostUnfolded))
    return "too_many_pixels"
  if (pages > 1) return "animated"
  return Math.min(width, height) < minEdge ? "too_small" : null
}

/** A piece of a master as a master of its own. Null where the piece is not inside it, or too small. */
export async function pieceOf(stem: string, rect: Rect, minEdge: number): Promise<Judged> {
  const { width, height } = await openPicture(masterPath(stem)).metadata()
  const isInside = rect.x + rect.width <= width && rect.y + rect.height <= height
  if (!isInside || Math.min(rect.width, rect.height) < minEdge) return { fault: "too_small" }
  return keep(
    openPicture(masterPath(stem)).extract({ left: rect.x, top: rect.y, width: rect.width, height: rect.height }),
  )
}

async function keep(image: Sharp): Promise<Judged> {
  const { data, info } = await image
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
  return { master: await store(data, info.width, info.height) }
}

/** Writes a master under the hash of its bytes. Written even where it lies already: it may be just about to be swept. */
export async function store(data: Buffer, width: number, height: number): Promise<Master> {
  const stem = createHash("sha256").update(data).digest("hex").slice(0, 24)
  await writeWhole(masterPath(stem), data)
  return { stem, width, height, bytes: data.length, colour: await dominantColour(data) }
}

/** The colour that most of the picture has: on a product picture the ground it lies on, so that its place looks the part until it is there. */
async function dominantColour(master: Buffer): Promise<string> {
  const small = await openPicture(master).resize(64).removeAlpha().png({ compressionLevel: 0 }).toBuffer()
  const { dominant } = await openPicture(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
