import { useCallback, useEffect, useEffectEvent, useReducer, useRef } from "react"
import { sentenceOf } from "../../words/language"
import type { StoredFile } from "./calls"
import { type Sending, sendFile } from "./send"
import { onTheWay, queued, startable, step } from "./upload-state"

/**
 * A queue of uploads with progress, cancel and retry; `onStored` gets each picture as soon as the server has stored it,
 * and its turn: smaller was selected earlier.
 */
export function useUploads(onStored: (file: StoredFile, turn: number) => void) {
  const [uploads, does] = useReducer(step, [])
  const sending = useRef(new Map<number, Sending>())
  const report = useEffectEvent(onStored)

  useEffect(() => {
    for (const { id, file, folderId } of startable(uploads)) {
      if (sending.current.has(id)) continue
      const one = sendFile(file, folderId, (share) =>
        does({ type: "change", id, to: share < 1 ? { share } : { share, state: "judging" } }),
      )
      sending.current.set(id, one)
      does({ type: "change", id, to: { state: "sending", share: 0, message: "" } })
      one.done.then(
        ({ file: stored, existed, message }) => {
          sending.current.delete(id)
          does({
            type: "change",
            id,
            to: { state: "done", stored: stored ?? undefined, message: existed ? message : "" },
          })
          if (stored) report(stored, id)
        },
        (error: Error & { hopeless?: boolean }) => {
          sending.current.delete(id)
          does({ type: "change", id, to: { state: "failed", message: sentenceOf(error), hopeless: error.hopeless } })
        },
      )
    }
  }, [uploads])

  // Leaving the screen cancels running uploads; the browser asks before the whole page is closed.
  const going = onTheWay(uploads)
  const isUploading = going > 0
  useEffect(() => () => sending.current.forEach((one) => one.cancel()), [])
  useEffect(() => {
    if (!isUploading) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [isUploading])

  const add = useCallback(
    (files: Iterable<File>, folderId: string | null) =>
      does({ type: "add", uploads: [...files].map((file) => queued(file, folderId)) }),
    [],
  )
  const cancel = useCallback((id: number) => {
    sending.current.get(id)?.cancel()
    sending.current.delete(id)
    does({ type: "drop", id })
  }, [])
  const retry = useCallback(
    (id: number) => does({ type: "change", id, to: { state: "waiting", message: "", share: 0 } }),
    [],
  )
  const clear = useCallback(() => does({ type: "clear" }), [])
  return { uploads, going, add, cancel, retry, clear }
}
export type Uploads = ReturnType<typeof useUploads>
