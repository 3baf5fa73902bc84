import type { returnCalls } from "@silai/contracts/returns/calls"
import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { entry, unreachable } from "~/lib/call"
import { RETURNS } from "./queries"
import styles from "./photos.module.css"
import { returnWords } from "./words"

const photoCall = entry<typeof returnCalls.photo>("/customer/return/photo")
type Props = { returnId: string; photos: readonly string[]; proof: string | undefined }

/** The photos of a request. They are private, so they have no public address: each is fetched by a call. */
export function SentPhotos({ returnId, photos, proof }: Props) {
  return (
    <section aria-label={returnWords.photos}>
      <ul className={styles.shown}>
        {photos.map((photoId, at) => (
          <li key={photoId}>
            <SentPhoto returnId={returnId} photoId={photoId} proof={proof} number={at + 1} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function SentPhoto({
  number,
  ...asked
}: {
  returnId: string
  photoId: string
  proof: string | undefined
  number: number
}) {
  const { returnId, photoId, proof } = asked
  const { data } = useQuery({
    queryKey: [...RETURNS, "photo", returnId, photoId],
    queryFn: ({ signal }) => fetchPhoto({ returnId, photoId, ...(proof !== undefined && { key: proof }) }, signal),
    staleTime: Infinity,
  })
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!data) return
      const url = URL.createObjectURL(data)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [data],
  )
  return data ? <img ref={show} alt={returnWords.photoNumber(number)} width={104} height={130} /> : <span />
}

async function fetchPhoto(body: object, signal: AbortSignal): Promise<Blob> {
  const response = await fetch(`/api${photoCall.path}`, {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
    signal,
  })
  if (!response.ok) throw unreachable()
  return response.blob()
}
