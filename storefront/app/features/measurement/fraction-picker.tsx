import { readInches } from "@silai/contracts/measurement/inches"
import { FRACTIONS, fractionOf, withFraction } from "./fractions"
import styles from "./fraction-picker.module.css"
import { measuringMessages } from "./words"

type Props = { typed: string; onPick: (typed: string) => void }

/** Buttons for the quarters of an inch: a phone's number keyboard has no slash. */
export function FractionPicker({ typed, onPick }: Props) {
  const whole = readInches(typed)
  const marked = fractionOf(typed)
  return (
    <div className={styles.picker} role="group" aria-label={measuringMessages.fraction}>
      {FRACTIONS.map(({ sign, spoken, inches }) => (
        <button
          key={spoken}
          type="button"
          aria-label={spoken}
          aria-pressed={marked === inches}
          disabled={whole === null}
          onClick={() => onPick(withFraction(typed, inches))}
        >
          {sign || "0"}
        </button>
      ))}
    </div>
  )
}
