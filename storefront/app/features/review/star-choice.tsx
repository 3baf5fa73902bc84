import { useId } from "react"
import styles from "./review-form.module.css"
import { reviewWords } from "./words"

/** One of five stars. Real radios: arrows move. */
export function StarChoice({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const name = useId()
  return (
    <fieldset>
      <legend className={styles.label}>{reviewWords.rating}</legend>
      <div className={styles.row}>
        {reviewWords.stars.map((word, at) => (
          <label key={word} className={styles.star} data-on={at < value || undefined}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              value={at + 1}
              checked={value === at + 1}
              onChange={() => onChange(at + 1)}
            />
            <span className="visually-hidden">
              {reviewWords.starRow(at + 1)}, {word}
            </span>
          </label>
        ))}
        <span className={styles.word} aria-hidden="true">
          {reviewWords.stars[value - 1]}
        </span>
      </div>
    </fieldset>
  )
}
