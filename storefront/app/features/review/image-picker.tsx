import { PICTURE_TYPES } from "@silai/contracts/file/limits"
import { REVIEW_IMAGES, smallReviewImage } from "@silai/contracts/review/limits"
import { useId } from "react"
import { FieldError } from "~/ui/form/field"
import { AddPhotoTile, PhotoTile, PhotoTiles } from "~/ui/form/photo-tiles"
import styles from "./review-form.module.css"
import type { Images } from "./use-images"
import { reviewWords } from "./words"

/** The pictures of a review, to add and remove. */
export function ImagePicker({ images }: { images: Images }) {
  const id = useId()
  const shown = [
    ...images.kept.map((name) => ({
      key: name,
      url: REVIEW_IMAGES + smallReviewImage(name),
      remove: () => images.drop(name),
    })),
    ...images.added.map(({ key, url }) => ({ key: `${key}`, url, remove: () => images.take(key) })),
  ]
  return (
    <div className={styles.pictures} role="group" aria-labelledby={`${id}-title`} aria-describedby={`${id}-hint`}>
      <p className={styles.label} id={`${id}-title`}>
        {reviewWords.images} <span>(optional)</span>
      </p>
      <PhotoTiles>
        {shown.map(({ key, url, remove }, at) => (
          <PhotoTile
            key={key}
            url={url}
            alt={reviewWords.imageNumber(at + 1)}
            removeLabel={reviewWords.removeImage(at + 1)}
            onRemove={remove}
          />
        ))}
        {images.room > 0 && (
          <AddPhotoTile
            label={reviewWords.addImage}
            accept={PICTURE_TYPES.join(",")}
            onChosen={(files) => void images.add(files)}
          />
        )}
      </PhotoTiles>
      <p className={styles.hint} id={`${id}-hint`}>
        {reviewWords.imagesHint}
      </p>
      <FieldError>{images.refusal}</FieldError>
    </div>
  )
}
