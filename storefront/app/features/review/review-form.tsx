import { NAME } from "@silai/contracts/account/limits"
import type { OwnReview } from "@silai/contracts/review/calls"
import { REVIEW, REVIEW_FITS } from "@silai/contracts/review/limits"
import { REVIEW_FIT_WORDS } from "@silai/contracts/review/messages"
import { roomFor } from "@silai/contracts/room"
import { useId } from "react"
import { Button } from "~/ui/button"
import { Field } from "~/ui/form/field"
import { Notice } from "~/ui/notice"
import { Refusal } from "~/ui/form/refusal"
import { TextArea } from "~/ui/form/text-area"
import { ImagePicker } from "./image-picker"
import styles from "./review-form.module.css"
import { StarChoice } from "./star-choice"
import { useReviewForm, type FormOf } from "./use-review-form"
import { reviewWords } from "./words"

/** Writes a review, or changes one's own. */
export function ReviewForm(props: FormOf & { onDone: (review: OwnReview) => void }) {
  const { mine } = props
  const form = useReviewForm(props)
  const { typed, set, faultOf, images } = form
  const name = useId()
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {mine?.isHidden && <Notice tone="warn">{reviewWords.hidden}</Notice>}
      <StarChoice value={typed.rating} onChange={(rating) => set({ rating })} />
      <fieldset>
        <legend className={styles.label}>
          {reviewWords.fit} <span>(optional)</span>
        </legend>
        <div className={styles.fits}>
          {REVIEW_FITS.map((fit) => (
            <label key={fit} className={styles.fit}>
              <input
                type="radio"
                className="visually-hidden"
                name={name}
                checked={typed.fit === fit}
                onChange={() => set({ fit })}
              />
              {REVIEW_FIT_WORDS[fit]}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        label={reviewWords.name}
        hint={reviewWords.nameHint}
        value={typed.userName}
        onChange={({ currentTarget }) => set({ userName: currentTarget.value })}
        maxLength={NAME.maxWritten}
        autoComplete="off"
        required
        error={faultOf("userName")}
      />
      <Field
        label={reviewWords.reviewTitle}
        optional
        value={typed.reviewTitle}
        onChange={({ currentTarget }) => set({ reviewTitle: currentTarget.value })}
        maxLength={roomFor(REVIEW.maxTitle)}
        error={faultOf("reviewTitle")}
      />
      <TextArea
        label={reviewWords.text}
        hint={typed.review ? reviewWords.left(REVIEW.maxText - typed.review.length) : reviewWords.textHint}
        value={typed.review}
        onChange={({ currentTarget }) => set({ review: currentTarget.value })}
        maxLength={roomFor(REVIEW.maxText)}
        className={styles.text}
        required
        error={faultOf("review")}
      />
      <ImagePicker images={images} />
      <div className={styles.send}>
        <Refusal>{form.refusal}</Refusal>
        {form.part !== null && (
          <>
            <progress className={styles.progress} max={1} value={form.part} aria-label={reviewWords.images} />
            <p className={styles.hint} role="status">
              {form.part < 1 ? reviewWords.sending(Math.round(form.part * 100)) : reviewWords.lookingAtPictures}
            </p>
          </>
        )}
        <Button type="submit" wide busy={form.isSending} disabled={typed.rating === 0}>
          {mine ? reviewWords.save : reviewWords.send}
        </Button>
        {typed.rating === 0 && <p className={styles.hint}>{reviewWords.ratingFirst}</p>}
      </div>
    </form>
  )
}
