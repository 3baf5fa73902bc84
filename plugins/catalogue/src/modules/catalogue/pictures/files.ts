import { PICTURE, PICTURE_WIDTHS } from "@silai/contracts/catalogue/limits"
import { env } from "@silai/kit/env"
import fs from "node:fs"
import path from "node:path"

export type Format = "avif" | "webp" | "jpg"
export type PictureFile = { stem: string; width: number; format: Format }

const folder = () => path.resolve(env().DATA_DIR, "pictures")
const pattern = new RegExp(`^([0-9a-f]{24})-(${PICTURE_WIDTHS.join("|")})\\.(avif|webp|jpg)$`)

export const fileName = ({ stem, width, format }: PictureFile) => `${stem}-${width}.${format}`
export const pathOf = (file: PictureFile) => path.join(folder(), fileName(file))
export const masterPath = (stem: string) => path.join(folder(), "masters", stem)
export const addressOf = (file: PictureFile) => `/images/${fileName(file)}`

/** Reads a file name from the wire; null for anything but the names that this shop itself gives out. */
export function parseFileName(name: string): PictureFile | null {
  const [, stem, width, format] = pattern.exec(name) ?? []
  if (!stem || (format === "jpg" && Number(width) !== PICTURE.fallbackWidth)) return null
  return { stem, width: Number(width), format: format as Format }
}

/** Every file of a format that a picture of these widths has. */
export const filesOf = (stem: string, widths: readonly number[], format: Format): PictureFile[] =>
  (format === "jpg" ? [PICTURE.fallbackWidth] : widths).map((width) => ({ stem, width, format }))

let count = 0

/** Writes a file that is either whole or absent, whoever else writes it at the same time. */
export async function writeWhole(target: string, bytes: Buffer): Promise<void> {
  await fs.promises.mkdir(path.dirname(target), { recursive: true })
  const half = `${target}.${process.pid}.${count++}.half`
  await fs.promises.writeFile(half, bytes)
  await fs.promises.rename(half, target)
}

export const exists = (file: string) =>
  fs.promises.access(file).then(
    () => true,
    () => false,
  )
