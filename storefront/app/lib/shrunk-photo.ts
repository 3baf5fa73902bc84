import { FILE } from "@silai/contracts/file/limits"

/** The longest edge of a sent photo: enough to see a seam, a tenth of a camera's file. */
const LONGEST_EDGE = 1600
const QUALITY = 0.82

/** The longest edge of a preview, and its quality: some kilobytes, so that a draft can keep it. */
const PREVIEW_EDGE = 240
const PREVIEW_QUALITY = 0.7

/**
 * A photo, shrunk, upright and without its location. What the browser cannot decode (an unknown format) is sent unchanged, and the
 * shop decides; null for what has more than `maxBytes` even so.
 */
export async function shrunk(file: Blob, maxBytes: number): Promise<Blob | null> {
  const sent = (await drawnSmaller(file).catch(() => null)) ?? file
  return sent.size <= maxBytes ? sent : null
}

/** A small copy of a photo as a data URL; an empty picture for what the browser cannot decode. */
export const previewOf = (file: Blob): Promise<string> =>
  drawn(file, (_, long) => PREVIEW_EDGE / long).then(
    (canvas) => canvas.toDataURL("image/jpeg", PREVIEW_QUALITY),
    () => "data:,",
  )

async function drawnSmaller(file: Blob): Promise<Blob | null> {
  // A long, narrow picture keeps the least width that the shop accepts.
  const canvas = await drawn(file, (short, long) => Math.max(LONGEST_EDGE / long, FILE.minEdge / short))
  return new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", QUALITY))
}

/** A photo on a white ground, upright, and no larger than it is. `scaleOf`: by its short and its long edge, in pixels. */
async function drawn(file: Blob, scaleOf: (short: number, long: number) => number): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file, { imageOrientation: "from-image" })
  const [short, long] = [picture.width, picture.height].sort((one, other) => one - other) as [number, number]
  const scale = Math.min(1, scaleOf(short, long))
  const canvas = document.createElement("canvas")
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const brush = canvas.getContext("2d")
  if (brush) {
    // JPEG has no transparency: without a ground it becomes black.
    brush.fillStyle = "#ffffff"
    brush.fillRect(0, 0, canvas.width, canvas.height)
    brush.drawImage(picture, 0, 0, canvas.width, canvas.height)
  }
  picture.close()
  return canvas
}
