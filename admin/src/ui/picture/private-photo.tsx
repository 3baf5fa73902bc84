import { useQuery } from "@tanstack/react-query"
import { useCallback } from "react"
import { useSay } from "../../words/language"
import style from "./private-photo.module.css"
import { Bar } from "../state/skeleton"

type Props = { queryKey: readonly string[]; fetchPhoto: () => Promise<Blob>; alt: string }

/** A photo that only the shop and its sender may see, so it is fetched with the session and shown from memory. */
export function PrivatePhoto({ queryKey, fetchPhoto, alt }: Props) {
  const say = useSay()
  const { data: blob, error } = useQuery({ queryKey, queryFn: fetchPhoto, staleTime: Number.POSITIVE_INFINITY })
  const show = useCallback(
    (image: HTMLImageElement) => {
      if (!blob) return
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  if (error) return <span className={style.broken}>{say("photo.failed")}</span>
  return blob ? <img ref={show} alt={alt} /> : <Bar height={120} />
}
