import { Icon } from "../icon"
import styles from "./stepper.module.css"

type Props = {
  value: number
  onChange: (value: number) => void
  min?: number
  max: number
  /** Accessible label: "Quantity of Black Aura Formal Shirt, M". */
  label: string
  /** Shown when the limit is reached. */
  limitNote?: string
  busy?: boolean
  size?: "normal" | "small"
}

/** Minus, a number, plus. */
export function Stepper({ value, onChange, min = 1, max, label, limitNote, busy, size = "normal" }: Props) {
  const atMax = value >= max
  return (
    <div className={styles.wrap}>
      <div className={`${styles.stepper} ${styles[size]}`} role="group" aria-label={label}>
        <button type="button" onClick={() => onChange(value - 1)} disabled={busy || value <= min} aria-label="One less">
          <Icon name="minus" size={18} />
        </button>
        <output aria-live="polite">{value}</output>
        <button type="button" onClick={() => onChange(value + 1)} disabled={busy || atMax} aria-label="One more">
          <Icon name="plus" size={18} />
        </button>
      </div>
      {atMax && limitNote && <p className={styles.note}>{limitNote}</p>}
    </div>
  )
}
