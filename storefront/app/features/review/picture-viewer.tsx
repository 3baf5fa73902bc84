import { REVIEW_IMAGES } from "@silai/contracts/review/limits"
import { useEffect, useEffectEvent } from "react"
import { Icon } from "~/ui/icon"
import { Sheet } from "~/ui/sheet"
import { Stars } from "~/ui/form/stars"
import type { Pictured } from "./picture-strip"
import styles from "./pictures.module.css"
import { reviewWords } from "./words"

type Props = {
  pictures: readonly Pictured[]
  /** Null: closed. */ at: number | null
  onTurn: (at: number) => void
  onClose: () => void
}

/** One picture large, with its sender; arrows wrap around. */
export function PictureViewer({ pictures, at, onTurn, onClose }: Props) {
  const place = at ?? 0
  const shown = pictures[place]
  const turn = (by: number) => onTurn((place + by + pictures.length) % pictures.length)
  const isOpen = at !== null && shown !== undefined
  const onKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1)
    if (key === "ArrowRight") turn(1)
  })
  useEffect(() => {
    if (!isOpen) return
    const listener = (event: KeyboardEvent) => onKey(event)
    document.addEventListener("keydown", listener)
    return () => document.removeEventListener("keydown", listener)
  }, [isOpen])
  return (
    <Sheet open={isOpen} onClose={onClose} title={reviewWords.pictures}>
      {shown && (
        <div className={styles.viewer}>
          <img
            key={shown.name}
            className={styles.large}
            src={REVIEW_IMAGES + shown.name}
            alt={reviewWords.pictureOf(shown.review.userName, place + 1)}
          />
          {pictures.length > 1 && (
            <div className={styles.turn}>
              <button type="button" onClick={() => turn(-1)} aria-label={reviewWords.earlier}>
                <Icon name="left" />
              </button>
              <span aria-live="polite">{reviewWords.pictureAt(place + 1, pictures.length)}</span>
              <button type="button" onClick={() => turn(1)} aria-label={reviewWords.next}>
                <Icon name="right" />
              </button>
            </div>
          )}
          <p className={styles.caption}>
            <Stars value={shown.review.rating} words={reviewWords.outOf(`${shown.review.rating}`)} />
            <span>{shown.review.userName}</span>
          </p>
          <p className={styles.text}>{shown.review.review}</p>
        </div>
      )}
    </Sheet>
  )
}
