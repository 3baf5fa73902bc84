import { FILE } from "@silai/contracts/file/limits"
import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import type { returnCalls } from "@silai/contracts/returns/calls"
import { refusedBy } from "@silai/contracts/refused"
import type { ReplyOf } from "@silai/contracts/call"
import { entry, unreachable } from "~/lib/call"

const addPhoto = entry<typeof returnCalls.addPhoto>("/customer/return/addPhoto")
type Sent = ReplyOf<typeof returnCalls.addPhoto>

/** The longest edge that a photo is sent with: enough to see a seam, a tenth of what a camera makes. */
const LONGEST_EDGE = 1600
const QUALITY = 0.82

/**
 * A photo, smaller, upright and without where it was taken. What the browser cannot draw (an unknown format) is sent as it is, and the
 * shop decides; null for what is too large even so.
 */
export async function shrunk(file: Blob): Promise<Blob | null> {
  const small = await drawnSmaller(file).catch(() => null)
  if (small) return small
  return file.size <= RETURN_REQUEST.maxPhotoBytes ? file : null
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

/**
 * Sends one photo under the name that its owner knows, and tells how far it is, from 0 to 1; `fetch` cannot tell.
 * @throws CallRefused as `call` does
 */
export function sendPhoto(
  photo: Blob,
  name: string,
  onProgress: (part: number) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const form = new FormData()
    form.append("photo", photo, name)
    const request = new XMLHttpRequest()
    request.open("POST", `/api${addPhoto.path}`)
    // Without it a stranger's form could send files with this browser's cookie.
    request.setRequestHeader("x-requested-with", "XMLHttpRequest")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const reply = request.response as Sent | null
      if (request.status < 300 && reply?.success) resolve(reply.data._id)
      else reject(refusedBy(request.status, reply, unreachable().message))
    }
    request.onerror = () => reject(unreachable())
    // Whoever waits behind this one must hear of it, too.
    request.onabort = () => reject(unreachable())
    signal.addEventListener("abort", () => request.abort())
    if (signal.aborted) return reject(unreachable())
    request.send(form)
  })
}
