import { Icon, type IconName } from "../icon"
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
        <Step label="One less" icon="minus" isOver={busy || value <= min} onPress={() => onChange(value - 1)} />
        <output aria-live="polite">{value}</output>
        <Step label="One more" icon="plus" isOver={busy || atMax} onPress={() => onChange(value + 1)} />
      </div>
      {atMax && limitNote && <p className={styles.note}>{limitNote}</p>}
    </div>
  )
}

type StepProps = { label: string; icon: IconName; isOver: boolean | undefined; onPress: () => void }

/** Not disabled at its end: the press that reaches it would lose the focus. */
const Step = ({ label, icon, isOver, onPress }: StepProps) => (
  <button type="button" aria-label={label} aria-disabled={isOver || undefined} onClick={isOver ? undefined : onPress}>
    <Icon name={icon} size={18} />
  </button>
)
