import type { MedusaContainer } from "@medusajs/framework/types"
import { log } from "@silai/kit/log"
import { HAIR, type Sheet } from "./sheet"

/** The pictures of lines, by the address of their thumbnail. */
export type Pictures = ReadonlyMap<string | null, Buffer>

/** Pictures of these thumbnails as JPEGs, each read once; one that cannot be read is left out, and the paper printed without it. */
export async function picturesOf(
  container: MedusaContainer,
  thumbnails: readonly (string | null)[],
): Promise<Pictures> {
  const catalogue = container.resolve("catalogue")
  const pictures = new Map<string | null, Buffer>()
  for (const thumbnail of new Set(thumbnails)) {
    if (!thumbnail) continue
    try {
      const picture = await catalogue.jpegOf(thumbnail)
      if (picture) pictures.set(thumbnail, picture)
    } catch (error) {
      log("warn", "a paper without its picture", { thumbnail, cause: String(error) })
    }
  }
  return pictures
}

export function drawPicture(
  sheet: Sheet,
  picture: Buffer | undefined,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  if (picture) sheet.picture(picture, x, y, width, height)
  sheet.box(x, y, width, height, HAIR)
}
