import { PICTURE_TYPES } from "@silai/contracts/file/limits"
import { REVIEW_IMAGES, smallReviewImage } from "@silai/contracts/review/limits"
import { useId } from "react"
import { FieldError } from "~/ui/field"
import { Icon } from "~/ui/icon"
import styles from "./review-form.module.css"
import type { Images } from "./use-images"
import { reviewWords } from "./words"

/** The pictures of a review, to be added and taken out. */
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
      <ul className={styles.list}>
        {shown.map(({ key, url, remove }, at) => (
          <li key={key} className={styles.picture}>
            <img src={url} alt={reviewWords.imageNumber(at + 1)} />
            <button
              type="button"
              className={styles.remove}
              onClick={remove}
              aria-label={reviewWords.removeImage(at + 1)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
        {images.room > 0 && (
          <li>
            <label className={styles.add}>
              <Icon name="plus" />
              <span>{reviewWords.addImage}</span>
              <input
                className="visually-hidden"
                type="file"
                accept={PICTURE_TYPES.join(",")}
                multiple
                onChange={({ currentTarget }) => {
                  void images.add([...(currentTarget.files ?? [])])
                  // The same file may be chosen again after it was removed.
                  currentTarget.value = ""
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles.hint} id={`${id}-hint`}>
        {reviewWords.imagesHint}
      </p>
      <FieldError>{images.refusal}</FieldError>
    </div>
  )
}
