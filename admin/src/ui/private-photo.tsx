import { useQuery } from "@tanstack/react-query"
import { useEffect, useState } from "react"
import { useSay } from "../words/language"
import style from "./private-photo.module.css"
import { Bar } from "./skeleton"

type Props = { queryKey: readonly string[]; fetchPhoto: () => Promise<Blob>; alt: string }

/** A photo that only the shop and its sender may see, so it is fetched with the session and shown from memory. */
export function PrivatePhoto({ queryKey, fetchPhoto, alt }: Props) {
  const say = useSay()
  const { data: blob, error } = useQuery({ queryKey, queryFn: fetchPhoto, staleTime: Number.POSITIVE_INFINITY })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!blob) return
    const made = URL.createObjectURL(blob)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  if (error) return <span className={style.broken}>{say("photo.failed")}</span>
  return url ? <img src={url} alt={alt} /> : <Bar height={120} />
}
