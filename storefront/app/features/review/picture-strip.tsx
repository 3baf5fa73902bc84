import type { Review } from "@silai/contracts/review/calls"
import { REVIEW_IMAGES, smallReviewImage } from "@silai/contracts/review/limits"
import { useState } from "react"
import { onDemand, OnceWanted } from "~/lib/on-demand"
import styles from "./pictures.module.css"
import { reviewWords } from "./words"

const viewer = onDemand(() => import("./picture-viewer").then((part) => part.PictureViewer))

export type Pictured = { name: string; review: Pick<Review, "_id" | "userName" | "rating" | "review"> }

/** Pictures in a row; each opens large. */
export function PictureStrip({ pictures }: { pictures: readonly Pictured[] }) {
  const [at, setAt] = useState<number | null>(null)
  if (pictures.length === 0) return null
  return (
    <>
      <ul className={styles.strip}>
        {pictures.map(({ name, review }, place) => (
          <li key={name}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={reviewWords.pictureOf(review.userName, place + 1)}
              onClick={() => setAt(place)}
            >
              <img src={REVIEW_IMAGES + smallReviewImage(name)} alt="" width={96} height={120} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <OnceWanted wanted={at !== null}>
        <viewer.Part pictures={pictures} at={at} onTurn={setAt} onClose={() => setAt(null)} />
      </OnceWanted>
    </>
  )
}
