import { smallReviewImage } from "@silai/contracts/review/limits"
import { Modal } from "antd"
import { useState } from "react"
import { useSay } from "../../words/language"
import { imageAt } from "./calls"
import style from "./review.module.css"

/** The pictures of a review; a press shows one large. */
export function Photos({ images }: { images: readonly string[] }) {
  const say = useSay()
  const [open, setOpen] = useState<number | null>(null)
  if (images.length === 0) return null
  const nth = (place: number) => say("review.photo", { n: place + 1, all: images.length })
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{say("review.photos")}</h2>
      <ul className={style.photos}>
        {images.map((name, place) => (
          <li key={name}>
            <button
              type="button"
              onClick={() => setOpen(place)}
              aria-label={say("review.photo.open", { n: place + 1 })}
            >
              <img src={imageAt(smallReviewImage(name))} alt={nth(place)} width={112} height={140} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={open !== null}
        title={open === null ? say("review.photos") : nth(open)}
        onCancel={() => setOpen(null)}
        width={860}
        footer={null}
        destroyOnHidden
      >
        {open !== null && <img className={style.large} src={imageAt(images[open]!)} alt={nth(open)} />}
      </Modal>
    </section>
  )
}
