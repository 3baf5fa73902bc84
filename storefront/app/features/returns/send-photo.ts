import type { returnCalls } from "@silai/contracts/returns/calls"
import { REQUEST_ID } from "@silai/contracts/house/limits"
import { refusedBy } from "@silai/contracts/refused"
import type { ReplyOf } from "@silai/contracts/call"
import { entry, unreachable } from "~/lib/call"

const addPhoto = entry<typeof returnCalls.addPhoto>("/customer/return/addPhoto")
type Sent = ReplyOf<typeof returnCalls.addPhoto>

/**
 * Sends one photo under its own file name, and reports the progress, from 0 to 1, which `fetch` cannot.
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
      else reject(refusedBy(request.status, reply, unreachable().message, request.getResponseHeader(REQUEST_ID)))
    }
    request.onerror = () => reject(unreachable())
    // The upload waiting behind this one must continue, too.
    request.onabort = () => reject(unreachable())
    signal.addEventListener("abort", () => request.abort())
    if (signal.aborted) return reject(unreachable())
    request.send(form)
  })
}
