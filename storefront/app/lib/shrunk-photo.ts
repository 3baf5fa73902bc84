import { FILE } from "@silai/contracts/file/limits"

/** The longest edge that a photo is sent with: enough to see a seam, a tenth of what a camera makes. */
const LONGEST_EDGE = 1600
const QUALITY = 0.82

/**
 * A photo, smaller, upright and without where it was taken. What the browser cannot draw (an unknown format) is sent as it is, and the
 * shop decides; null for what has more than `maxBytes` even so.
 */
export async function shrunk(file: Blob, maxBytes: number): Promise<Blob | null> {
  const sent = (await drawnSmaller(file).catch(() => null)) ?? file
  return sent.size <= maxBytes ? sent : null
}

async function drawnSmaller(file: Blob): Promise<Blob | null> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const [short, long] = [picture.width, picture.height].sort((one, other) => one - other) as [number, number]
  // A long, narrow picture stays as wide as the shop wants it at the least.
  const scale = Math.min(1, Math.max(LONGEST_EDGE / long, FILE.minEdge / short))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY))
}
