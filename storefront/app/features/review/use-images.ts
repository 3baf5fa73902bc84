import { REVIEW } from "@silai/contracts/review/limits"
import { reviewRefusals } from "@silai/contracts/review/messages"
import { useEffect, useRef, useState } from "react"
import { shrunk } from "~/lib/shrunk-photo"

/** A new picture, shrunk for sending. */
export type NewImage = { key: number; url: string; file: Blob; name: string }

/** Camera pictures are mostly too large: they are shrunk first, and refused only if that is not enough. */
const fitting = (file: File): Promise<Blob | null> =>
  file.size <= REVIEW.maxImageBytes ? Promise.resolve(file) : shrunk(file, REVIEW.maxImageBytes)

/** The pictures of a review: existing and new ones. */
export function useImages(there: readonly string[]) {
  const [remaining, setRemaining] = useState<readonly string[]>(there)
  const [added, setAdded] = useState<readonly NewImage[]>([])
  const [refusal, setRefusal] = useState<string>()
  const urls = useRef(new Set<string>())
  const lastKey = useRef(0)
  useEffect(() => {
    const all = urls.current
    return () => {
      for (const url of all) URL.revokeObjectURL(url)
    }
  }, [])

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
      const url = URL.createObjectURL(small)
      urls.current.add(url)
      const one = { key: (lastKey.current += 1), url, file: small, name: file.name }
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
      setAdded((now) => now.filter((one) => one.key !== key))
    },
  }
}
export type Images = ReturnType<typeof useImages>
