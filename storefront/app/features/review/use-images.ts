import { REVIEW } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { useEffect, useRef, useState } from "react"
import { shrunk } from "~/lib/shrunk-photo"

/** A new picture, shrunk for sending. */
export type NewImage = { key: number; url: string; file: Blob; name: string }

/** New pictures of unsent reviews, by their draft: a form that is closed by mistake has them again while this page is open. */
const unsent = new Map<string, readonly NewImage[]>()

/** Camera pictures are mostly too large: they are shrunk first, and refused only if that is not enough. */
const fitting = (file: File): Promise<Blob | null> =>
  file.size <= REVIEW.maxImageBytes ? Promise.resolve(file) : shrunk(file, REVIEW.maxImageBytes)

/** The pictures of a review: existing and new ones. */
export function useImages(there: readonly string[], draft: string) {
  const [remaining, setRemaining] = useState<readonly string[]>(there)
  const [added, setAdded] = useState<readonly NewImage[]>(() => unsent.get(draft) ?? [])
  const [refusal, setRefusal] = useState<string>()
  const lastKey = useRef(added.at(-1)?.key ?? 0)
  useEffect(() => {
    unsent.set(draft, added)
  }, [draft, added])

  const add = async (files: readonly File[]) => {
    setRefusal(undefined)
    if (remaining.length + added.length + files.length > REVIEW.maxImages)
      setRefusal(reviewRefusals.too_many_images.say)
    const room = REVIEW.maxImages - remaining.length - added.length
    for (const file of files.slice(0, room)) {
      const small = await fitting(file)
      if (!small) {
        setRefusal(reviewRefusals.image_too_large.say(file.name))
        continue
      }
      const one = { key: (lastKey.current += 1), url: URL.createObjectURL(small), file: small, name: file.name }
      setAdded((now) => [...now, one])
    }
  }
  return {
    kept: remaining,
    added,
    refusal,
    room: REVIEW.maxImages - remaining.length - added.length,
    add,
    drop: (name: string) => {
      setRefusal(undefined)
      setRemaining((now) => now.filter((one) => one !== name))
    },
    take: (key: number) => {
      setRefusal(undefined)
      for (const one of added) if (one.key === key) URL.revokeObjectURL(one.url)
      setAdded((now) => now.filter((one) => one.key !== key))
    },
    /** The review is sent. */
    forget: () => {
      for (const { url } of added) URL.revokeObjectURL(url)
      setAdded([])
    },
  }
}
export type Images = ReturnType<typeof useImages>
