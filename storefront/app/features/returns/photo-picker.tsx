import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { useId } from "react"
import { Icon } from "~/ui/icon"
import type { Photo, Photos } from "./use-photos"
import styles from "./photos.module.css"
import { returnWords } from "./words"

/** Up to six photos, from the camera or the phone's album. */
export function PhotoPicker({ photos }: { photos: Photos }) {
  const id = useId()
  return (
    <div className={styles.room}>
      <p className={styles.hint} id={id}>
        {photos.room > 0 ? returnWords.photosHint : returnWords.photosFull(RETURN_REQUEST.maxPhotos)}
      </p>
      <ul className={styles.list}>
        {photos.photos.map((photo, at) => (
          <li key={photo.key}>
            <Chosen photo={photo} number={at + 1} photos={photos} />
          </li>
        ))}
        {photos.room > 0 && (
          <li>
            <label className={styles.add}>
              <Icon name="plus" />
              <span>{returnWords.addPhoto}</span>
              <input
                className="visually-hidden"
                type="file"
                accept="image/*"
                multiple
                aria-describedby={id}
                onChange={({ currentTarget }) => {
                  photos.add([...(currentTarget.files ?? [])])
                  // The same file may be chosen again after it was removed.
                  currentTarget.value = ""
                }}
              />
            </label>
          </li>
        )}
      </ul>
    </div>
  )
}

function Chosen({
  photo: { key, url, part, id, refusal },
  number,
  photos,
}: {
  photo: Photo
  number: number
  photos: Photos
}) {
  return (
    <figure className={styles.photo} data-failed={refusal !== null || undefined}>
      <img src={url} alt={returnWords.photoNumber(number)} />
      {id === null && refusal === null && (
        <progress className={styles.progress} max={1} value={part} aria-label={returnWords.photoNumber(number)} />
      )}
      <button
        type="button"
        className={styles.remove}
        onClick={() => photos.remove(key)}
        aria-label={returnWords.removePhoto(number)}
      >
        <Icon name="close" size={18} />
      </button>
      {refusal !== null && (
        <figcaption className={styles.refused} role="alert">
          {refusal}
          <button type="button" onClick={() => photos.again(key)} aria-label={returnWords.photoAgain(number)}>
            {returnWords.again}
          </button>
        </figcaption>
      )}
    </figure>
  )
}
