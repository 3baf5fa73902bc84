import type { OwnReview } from "@silai/contracts/review/calls"
import { REQUEST_ID } from "@silai/contracts/house/limits"
import { refusedBy } from "@silai/contracts/refused"
import { unreachable } from "~/lib/call"

type Reply = { success: boolean; message: string; data: OwnReview }

/**
 * Sends a review with its pictures, and reports the progress, from 0 to 1, which `fetch` cannot.
 * @throws CallRefused as `call` does
 */
export function sendReview(path: string, form: FormData, onProgress: (part: number) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open("POST", `/api${path}`)
    // Without it a stranger's form could send files with this browser's cookie.
    request.setRequestHeader("x-requested-with", "XMLHttpRequest")
    request.responseType = "json"
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const reply = request.response as Reply | null
      if (request.status < 300 && reply?.success) resolve(reply)
      else reject(refusedBy(request.status, reply, unreachable().message, request.getResponseHeader(REQUEST_ID)))
    }
    request.onerror = () => reject(unreachable())
    request.send(form)
  })
}
