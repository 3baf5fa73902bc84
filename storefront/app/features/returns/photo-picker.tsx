import { RETURN_REQUEST } from "@silai/contracts/returns/limits"
import { useId } from "react"
import { AddPhotoTile, PhotoTile, PhotoTiles } from "~/ui/form/photo-tiles"
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
      <PhotoTiles>
        {photos.photos.map((photo, at) => (
          <Chosen key={photo.key} photo={photo} number={at + 1} photos={photos} />
        ))}
        {photos.room > 0 && <AddPhotoTile label={returnWords.addPhoto} describedBy={id} onChosen={photos.add} />}
      </PhotoTiles>
    </div>
  )
}

function Chosen({
  photo: { key, url, part, taken, refusal },
  number,
  photos,
}: {
  photo: Photo
  number: number
  photos: Photos
}) {
  return (
    <PhotoTile
      url={url}
      alt={returnWords.photoNumber(number)}
      removeLabel={returnWords.removePhoto(number)}
      onRemove={() => photos.remove(key)}
      failed={refusal !== null}
    >
      {taken === null && refusal === null && (
        <progress className={styles.progress} max={1} value={part} aria-label={returnWords.photoNumber(number)} />
      )}
      {refusal !== null && (
        <figcaption className={styles.refused} role="alert">
          {refusal}
          <button type="button" onClick={() => photos.again(key)} aria-label={returnWords.photoAgain(number)}>
            {returnWords.again}
          </button>
        </figcaption>
      )}
    </PhotoTile>
  )
}
