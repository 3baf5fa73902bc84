import { SENT_FILES } from "@silai/contracts/file/sent-kinds"
import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { useEffect, useRef, useState } from "react"
import { errorMessage } from "~/lib/error-message"
import { previewOf, shrunk } from "~/lib/shrunk-photo"
import { sendPhoto } from "./send-photo"
import { returnWords } from "./words"

/** A photo that the shop has, for a request that is not sent yet. `url`: its preview; `at`: milliseconds since 1970. */
export type TakenPhoto = { id: string; url: string; at: number }
/** One photo of a request that is not sent yet: on its way (`part` from 0 to 1), taken, or refused. */
export type Photo = { key: number; url: string; part: number; taken: TakenPhoto | null; refusal: string | null }

const KEPT_MS = SENT_FILES.return.keptHours * 60 * 60_000
const isKept = ({ at }: TakenPhoto) => Date.now() - at < KEPT_MS
/** As it was when the form was left. A negative key: new ones count from 1. */
const asTaken = (taken: TakenPhoto, place: number): Photo => ({
  key: -1 - place,
  url: taken.url,
  part: 1,
  taken,
  refusal: null,
})

/** The photos of a request: each is shrunk and sent as soon as it is chosen, one after the other. `earlier`: from a draft. */
export function usePhotos(earlier: readonly TakenPhoto[]) {
  const [photos, setPhotos] = useState<Photo[]>(() => earlier.filter(isKept).map(asTaken))
  const files = useRef(new Map<number, { file: File; url: string; stop: AbortController }>())
  const line = useRef<Promise<unknown>>(Promise.resolve())
  const lastKey = useRef(0)

  useEffect(() => {
    const all = files.current
    return () => {
      for (const { url, stop } of all.values()) {
        stop.abort()
        URL.revokeObjectURL(url)
      }
    }
  }, [])

  const set = (key: number, part: Partial<Photo>) =>
    setPhotos((now) => now.map((photo) => (photo.key === key ? { ...photo, ...part } : photo)))

  const send = async (key: number) => {
    const stored = files.current.get(key)
    if (!stored || stored.stop.signal.aborted) return
    try {
      const small = await shrunk(stored.file, RETURN_REQUEST.maxPhotoBytes)
      if (!small) return set(key, { refusal: returnWords.photoUnread })
      const url = await previewOf(small)
      const id = await sendPhoto(small, stored.file.name, (part) => set(key, { part }), stored.stop.signal)
      set(key, { taken: { id, url, at: Date.now() }, part: 1 })
    } catch (cause) {
      set(key, { refusal: errorMessage(cause) })
    }
  }
  // One at a time: a phone on a slow line would finish none of six.
  const queue = (key: number) => {
    line.current = line.current.then(() => send(key))
  }

  return {
    photos,
    room: RETURN_REQUEST.maxPhotos - photos.length,
    taken: photos.flatMap(({ taken }) => taken ?? []),
    isSending: photos.some(({ taken, refusal }) => taken === null && refusal === null),
    hasRefused: photos.some(({ refusal }) => refusal !== null),
    add(chosen: readonly File[]) {
      const added = chosen.slice(0, RETURN_REQUEST.maxPhotos - photos.length).map((file): Photo => {
        lastKey.current += 1
        const url = URL.createObjectURL(file)
        files.current.set(lastKey.current, { file, url, stop: new AbortController() })
        return { key: lastKey.current, url, part: 0, taken: null, refusal: null }
      })
      setPhotos((now) => [...now, ...added])
      for (const { key } of added) queue(key)
    },
    again(key: number) {
      set(key, { refusal: null, part: 0 })
      queue(key)
    },
    remove(key: number) {
      const stored = files.current.get(key)
      files.current.delete(key)
      setPhotos((now) => now.filter((photo) => photo.key !== key))
      stored?.stop.abort()
      if (stored) URL.revokeObjectURL(stored.url)
    },
  }
}
export type Photos = ReturnType<typeof usePhotos>
