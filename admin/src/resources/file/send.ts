import type { UploadOutcome } from "./calls"
import { UPLOAD_PATH } from "./calls"

export type Sending = { done: Promise<UploadOutcome>; cancel: () => void }

const SILENT = "The upload was interrupted. Check the connection and try again."

/**
 * Uploads one picture. `onProgress` gets the share sent, 0 to 1 (fetch cannot report it). Rejects with a sentence to
 * show; a cancelled one never settles.
 */
export function sendFile(file: File, folderId: string | null, onProgress: (share: number) => void): Sending {
  const request = new XMLHttpRequest()
  const form = new FormData()
  if (folderId) form.append("folderId", folderId)
  form.append("files", file, file.name)
  const done = new Promise<UploadOutcome>((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total)
    request.upload.onload = () => onProgress(1)
    request.onerror = () => reject(new Error(SILENT))
    request.onload = () => {
      const reply = read(request.responseText)
      const outcome = reply?.data?.[0]
      if (outcome?.file) resolve(outcome)
      else
        reject(
          Object.assign(new Error(outcome?.message || reply?.message || SILENT), { hopeless: Boolean(outcome?.code) }),
        )
    }
    request.open("POST", UPLOAD_PATH)
    // The server accepts files only with a header that a form on another site cannot add.
    request.setRequestHeader("X-Requested-With", "XMLHttpRequest")
    request.send(form)
  })
  return { done, cancel: () => request.abort() }
}

function read(text: string): { message?: string; data?: UploadOutcome[] } | null {
  try {
    return JSON.parse(text) as { message?: string; data?: UploadOutcome[] }
  } catch {
    return null
  }
}
