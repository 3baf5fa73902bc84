import { type Fit, FITS } from "@silai/contracts/measurement/fit-limits"
import { FIT_LABELS, fitMessages } from "@silai/contracts/measurement/fit-messages"
import { useId } from "react"
import styles from "./fit.module.css"

type Props = { value: Fit; onChange: (fit: Fit) => void; legend?: string }

/** Slim, regular or loose, and what the chosen one means. Real radios: arrows move. */
export function FitChoice({ value, onChange, legend = fitMessages.ask }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.choice}>
      <legend>{legend}</legend>
      <div className={styles.fits}>
        {FITS.map((fit) => (
          <label key={fit}>
            <input type="radio" name={name} value={fit} checked={value === fit} onChange={() => onChange(fit)} />
            <span>{FIT_LABELS[fit]}</span>
          </label>
        ))}
      </div>
      <p className={styles.means} aria-live="polite">
        {fitMessages.descriptions[value]}
      </p>
    </fieldset>
  )
}
