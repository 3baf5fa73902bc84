import { PICTURE } from "@silai/contracts/catalogue/limits"
import { asRefusal } from "@silai/kit/refuse"
import { encode } from "./encode"
import { fileName, parseFileName, type PictureFile, typeOf } from "./files"
import { partOf, readFile, type Storage } from "./storage"
import { storeRendition } from "./store"

export type Served = { type: string; content: Buffer }

const underWay = new Map<string, Promise<Buffer | null>>()

async function make(storage: Storage, file: PictureFile): Promise<Buffer | null> {
  const master = await readFile(storage, file.stem, "master")
  if (!master) return null
  const content = await encode(master, file)
  // A storage that fails just now must not keep the picture from being shown; the cause is logged.
  await storeRendition(storage, file, content).catch((error: unknown) => {
    if (!asRefusal(error)) throw error
  })
  return content
}

/**
 * A picture's file, made on demand if it is missing; null for a name the shop never created. Twenty concurrent requests
 * for the same new file cost one encode. @throws file.storage_away
 */
export async function pictureFile(storage: Storage, name: string): Promise<Served | null> {
  const file = parseFileName(name)
  if (!file) return null
  const type = typeOf[file.format]
  const stored = await readFile(storage, file.stem, partOf(file))
  if (stored) return { type, content: stored }
  const key = fileName(file)
  const work = underWay.get(key) ?? make(storage, file).finally(() => underWay.delete(key))
  underWay.set(key, work)
  const content = await work
  return content && { type, content }
}

/** The one JPEG of the picture of a thumbnail, for programs that know neither AVIF nor WebP. @throws file.storage_away */
export async function jpegOfThumbnail(storage: Storage, thumbnail: string): Promise<Buffer | null> {
  const file = parseFileName(thumbnail.replace(/^\/images\//, ""))
  if (!file) return null
  return (
    (await pictureFile(storage, fileName({ ...file, width: PICTURE.fallbackWidth, format: "jpg" })))?.content ?? null
  )
}
