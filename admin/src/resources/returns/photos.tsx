import { Button, Modal } from "antd"
import { useEffect, useState } from "react"
import { callForFile } from "../../providers/call"
import { PrivatePhoto } from "../../ui/private-photo"
import { useSay } from "../../words/language"
import { askReturnPhoto, type WholeReturn } from "./calls"
import style from "./returns.module.css"

function Photo({ returnId, photoId, alt }: { returnId: string; photoId: string; alt: string }) {
  return (
    <PrivatePhoto
      queryKey={["return-photo", returnId, photoId]}
      fetchPhoto={() => callForFile(askReturnPhoto, { returnId, photoId }, "image/*")}
      alt={alt}
    />
  )
}

/** The buyer's photos; a press shows one large, arrows lead to the next. */
export function Photos({ request: { _id, photos } }: { request: WholeReturn }) {
  const say = useSay()
  const [open, setOpen] = useState<number | null>(null)
  const nth = (place: number) => say("return.photo", { n: place + 1, all: photos.length })
  const go = (by: number) => setOpen((now) => (now === null ? null : (now + by + photos.length) % photos.length))
  useEffect(() => {
    if (open === null) return
    const turn = ({ key }: KeyboardEvent) => {
      if (key === "ArrowLeft") go(-1)
      if (key === "ArrowRight") go(1)
      // The dialog hears it only once it has the focus.
      if (key === "Escape") setOpen(null)
    }
    document.addEventListener("keydown", turn)
    return () => document.removeEventListener("keydown", turn)
  })
  if (photos.length === 0) return null
  return (
    <section aria-labelledby="photos">
      <h2 id="photos">{say("return.photos")}</h2>
      <ul className={style.photos}>
        {photos.map((photo, place) => (
          <li key={photo}>
            <button
              type="button"
              onClick={() => setOpen(place)}
              aria-label={say("return.photo.open", { n: place + 1 })}
            >
              <Photo returnId={_id} photoId={photo} alt={nth(place)} />
            </button>
          </li>
        ))}
      </ul>
      <Modal
        open={open !== null}
        title={open === null ? say("return.photos") : nth(open)}
        onCancel={() => setOpen(null)}
        width={860}
        footer={
          photos.length > 1 && (
            <span className={style.turn}>
              <Button onClick={() => go(-1)}>{say("return.photo.before")}</Button>
              <Button onClick={() => go(1)}>{say("return.photo.next")}</Button>
            </span>
          )
        }
        destroyOnHidden
      >
        <div className={style.large}>
          {open !== null && <Photo key={photos[open]} returnId={_id} photoId={photos[open]!} alt={nth(open)} />}
        </div>
      </Modal>
    </section>
  )
}
