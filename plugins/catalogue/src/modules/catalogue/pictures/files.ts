import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"

export type Format = "avif" | "webp" | "jpg"
export type PictureFile = { stem: string; width: number; format: Format }

const pattern = new RegExp(`^([0-9a-f]{24})-(${PICTURE_WIDTHS.join("|")})\\.(avif|webp|jpg)$`)

/** The MIME type of each format that the shop makes; masters are JPEGs. */
export const typeOf: Record<Format, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" }

export const fileName = ({ stem, width, format }: PictureFile) => `${stem}-${width}.${format}`
export const addressOf = (file: PictureFile) => `/images/${fileName(file)}`

/** Parses a requested file name; null for any name that this shop does not create itself. */
export function parseFileName(name: string): PictureFile | null {
  const [, stem, width, format] = pattern.exec(name) ?? []
  if (!stem || (format === "jpg" && Number(width) !== PICTURE.fallbackWidth)) return null
  return { stem, width: Number(width), format: format as Format }
}

/** All files of one format for a picture of these widths. */
export const filesOf = (stem: string, widths: readonly number[], format: Format): PictureFile[] =>
  (format === "jpg" ? [PICTURE.fallbackWidth] : widths).map((width) => ({ stem, width, format }))
