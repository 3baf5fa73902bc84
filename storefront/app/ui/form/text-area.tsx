import { useId, type ComponentProps } from "react"
import { described, Wrap, type Around } from "./field"
import styles from "./field.module.css"

/** A labelled field for more than one line; it grows with its text where the browser can. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  className,
  id: given,
  rows = 3,
  ...input
}: Around & ComponentProps<"textarea">) {
  const made = useId()
  const id = given ?? made
  return (
    <Wrap id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.box}>
        <textarea
          {...described(id, { label, hint, error })}
          {...input}
          id={id}
          rows={rows}
          className={`${styles.input} ${styles.area}`}
        />
      </div>
    </Wrap>
  )
}
