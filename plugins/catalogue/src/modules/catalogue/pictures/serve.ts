import { encode } from "./encode"
import { exists, fileName, masterPath, parseFileName, pathOf } from "./files"

const underWay = new Map<string, Promise<void>>()

/**
 * The path of a picture's file, made on the spot if it is not there yet; null for a name we never gave out.
 * Twenty people asking for the same new file cost one encode.
 */
export async function pictureFile(name: string): Promise<string | null> {
  const file = parseFileName(name)
  if (!file) return null
  const target = pathOf(file)
  if (await exists(target)) return target
  if (!(await exists(masterPath(file.stem)))) return null
  const key = fileName(file)
  const work = underWay.get(key) ?? encode(file).finally(() => underWay.delete(key))
  underWay.set(key, work)
  await work
  return target
}
