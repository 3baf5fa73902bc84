import fs from "node:fs"

export type Kind = "jpeg" | "png" | "webp" | "avif"
export type Seen = { kind: Kind | "heic" | null; isAnimated: boolean }

const ascii = (bytes: Buffer, from: number, to: number) => bytes.toString("latin1", from, to)

/**
 * The file type by its first bytes, whatever its name says; `kind` is null for anything that is not an accepted picture
 * type.
 */
export function kindOf(head: Buffer): Seen["kind"] {
  if (head.length >= 3 && head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) return "jpeg"
  if (head.length >= 8 && head.readBigUInt64BE(0) === 0x89504e470d0a1a0an) return "png"
  if (ascii(head, 0, 4) === "RIFF" && ascii(head, 8, 12) === "WEBP") return "webp"
  if (ascii(head, 4, 8) !== "ftyp") return null
  const brands = [
    ascii(head, 8, 12),
    ...(ascii(head, 16, Math.min(head.length, head.readUInt32BE(0))).match(/.{4}/gs) ?? []),
  ]
  if (brands.includes("avif") || brands.includes("avis")) return "avif"
  return brands.some((brand) => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) ? "heic" : null
}

/** Reads a file's head, and what the picture library does not report: an animated PNG or AVIF. */
export async function readKind(file: string): Promise<Seen> {
  const handle = await fs.promises.open(file)
  try {
    const head = Buffer.alloc(64)
    const { bytesRead } = await handle.read(head, 0, head.length, 0)
    const kind = kindOf(head.subarray(0, bytesRead))
    const isAnimated =
      kind === "png" ? await hasAnimation(handle) : kind === "avif" && head.toString("latin1", 8, 64).includes("avis")
    return { kind, isAnimated }
  } finally {
    await handle.close()
  }
}

/** An animated PNG declares its frames (`acTL`) before its first picture data. */
async function hasAnimation(handle: fs.promises.FileHandle): Promise<boolean> {
  const chunk = Buffer.alloc(8)
  for (let at = 8, seen = 0; seen < 200; seen++) {
    const { bytesRead } = await handle.read(chunk, 0, 8, at)
    const name = chunk.toString("latin1", 4, 8)
    if (bytesRead < 8 || name === "IDAT") return false
    if (name === "acTL") return true
    at += 12 + chunk.readUInt32BE(0)
  }
  return false
}
