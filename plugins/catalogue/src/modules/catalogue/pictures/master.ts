import { PICTURE_PIXELS } from "@silai/contracts/file/limits"
import { createHash } from "node:crypto"
import type { Metadata, Sharp } from "sharp"
import { type Kind, readKind } from "./magic"
import { openPicture } from "./open"

/** A master, ready to be stored and registered. */
export type Master = { stem: string; data: Buffer; width: number; height: number; colour: string }
export type Fault = "not_a_picture" | "heic" | "animated" | "broken" | "too_many_pixels" | "too_small"
export type Rect = { x: number; y: number; width: number; height: number }
export type Judged = { master: Master } | { fault: Fault }

/** Masters wider than the widest served file are only for the zoom; beyond this they are scaled down once. */
export const maxMasterEdge = 3_000

/**
 * Checks a file by its content and makes its master: upright, of a sane size, re-encoded, so that nothing of the file
 * itself (camera metadata, or data hidden behind the picture) is kept. The same picture twice gives the same stem.
 */
export async function masterOf(source: string, minEdge: number): Promise<Judged> {
  const { kind, isAnimated } = await readKind(source)
  if (kind === null || kind === "heic") return { fault: kind ?? "not_a_picture" }
  if (isAnimated) return { fault: "animated" }
  const facts = await openPicture(source)
    .metadata()
    .catch((error: Error) => error)
  if (facts instanceof Error) return { fault: /pixel limit/i.test(facts.message) ? "too_many_pixels" : "broken" }
  const fault = faultOf(facts, kind, minEdge)
  if (fault) return { fault }
  return encodeMaster(
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

/** A crop of a master as a separate master. Null when the crop is not inside it, or too small. */
export async function pieceOf(master: Buffer, rect: Rect, minEdge: number): Promise<Judged> {
  const { width, height } = await openPicture(master).metadata()
  const isInside = rect.x + rect.width <= width && rect.y + rect.height <= height
  if (!isInside || Math.min(rect.width, rect.height) < minEdge) return { fault: "too_small" }
  return encodeMaster(
    openPicture(master).extract({ left: rect.x, top: rect.y, width: rect.width, height: rect.height }),
  )
}

async function encodeMaster(image: Sharp): Promise<Judged> {
  const { data, info } = await image
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .jpeg({ quality: 92 })
    .toBuffer({ resolveWithObject: true })
  return { master: await named(data, info.width, info.height) }
}

/** A master is named by the hash of its bytes. */
export async function named(data: Buffer, width: number, height: number): Promise<Master> {
  const stem = createHash("sha256").update(data).digest("hex").slice(0, 24)
  return { stem, data, width, height, colour: await dominantColour(data) }
}

/**
 * The picture's dominant colour: on a product picture its background, shown as a placeholder until the picture is
 * loaded.
 */
async function dominantColour(master: Buffer): Promise<string> {
  const small = await openPicture(master).resize(64).removeAlpha().png({ compressionLevel: 0 }).toBuffer()
  const { dominant } = await openPicture(small).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => part.toString(16).padStart(2, "0")).join("")}`
}
