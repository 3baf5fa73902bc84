import styles from "./stars.module.css"

/** The stars of a rating; screen readers read `words`. */
export function Stars({ value, words, size = "normal" }: { value: number; words: string; size?: "normal" | "large" }) {
  return (
    <span
      role="img"
      aria-label={words}
      className={`${styles.stars} ${styles[size]}`}
      // The part that is gold, in whole percents.
      style={{ "--part": `${Math.round(value * 20)}%` } as Record<string, string>}
    />
  )
}
