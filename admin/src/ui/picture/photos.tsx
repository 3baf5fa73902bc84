import { Button, Modal } from "antd"
import { type ReactNode, useEffect, useId, useState } from "react"
import { useSay } from "../../words/language"
import style from "./photos.module.css"

type Props<Photo> = {
  photos: readonly Photo[]
  /** A picture at its own size; the row and the dialog scale it. */
  draw: (photo: Photo, alt: string, isLarge: boolean) => ReactNode
}

/** Photos in a row: a press shows one large, arrows lead to the next, Escape closes it. */
export function Photos<Photo extends string>({ photos, draw }: Props<Photo>) {
  const say = useSay()
  const title = useId()
  const [open, setOpen] = useState<number | null>(null)
  const nth = (place: number) => say("photo.nth", { n: place + 1, all: photos.length })
  const go = (by: number) => setOpen((now) => (now === null ? null : (now + by + photos.length) % photos.length))
  useEffect(() => {
    if (open === null) return
    const turn = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") go(-1)
      if (key === "ArrowRight") go(1)
      // The dialog gets key events only once it has the focus.
      if (key === "Escape") setOpen(null)
    }
    document.addEventListener("keydown", turn)
    return () => document.removeEventListener("keydown", turn)
  })
  if (photos.length === 0) return null
  const shown = open === null ? undefined : photos[open]
  return (
    <section aria-labelledby={title}>
      <h2 id={title}>{say("photo.all")}</h2>
      <ul className={style.photos}>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button type="button" onClick={() => setOpen(place)} aria-label={say("photo.open", { n: place + 1 })}>
              {draw(photo, nth(place), false)}
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={open !== null}
        title={open === null ? say("photo.all") : nth(open)}
        onCancel={() => setOpen(null)}
        width={860}
        footer={
          photos.length > 1 && (
            <span className={style.turn}>
              <Button onClick={() => go(-1)}>{say("photo.before")}</Button>
              <Button onClick={() => go(1)}>{say("photo.next")}</Button>
            </span>
          )
        }
        destroyOnHidden
      >
        <div className={style.large} key={open}>
          {shown !== undefined && open !== null && draw(shown, nth(open), true)}
        </div>
      </Modal>
    </section>
  )
}
