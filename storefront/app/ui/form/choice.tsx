import { useId, type ComponentProps, type ReactNode } from "react"
import styles from "./choice.module.css"
import { FieldError } from "./field"

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & { label: ReactNode; error?: string | null }

export function Checkbox({ label, error, className = "", id: given, ...input }: CheckboxProps) {
  const made = useId()
  const id = given ?? made
  return (
    <div className={className}>
      <label className={styles.check} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export type CardChoice<V extends string> = {
  value: V
  title: ReactNode
  note?: ReactNode
  /** At the right edge: a price, a time. */
  aside?: ReactNode
  disabled?: boolean
}

type RadioCardsProps<V extends string> = {
  /** The visible legend. */
  legend: string
  hideLegend?: boolean
  name: string
  choices: readonly CardChoice<V>[]
  value: V | null
  onChange: (value: V) => void
  error?: string | null
}

/** One of a few options, each a full-width card. Real radios: arrows move, Space selects. */
export function RadioCards<V extends string>({
  legend,
  hideLegend,
  name,
  choices,
  value,
  onChange,
  error,
}: RadioCardsProps<V>) {
  const id = useId()
  return (
    <fieldset className={styles.cards} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLegend ? "visually-hidden" : styles.legend}>{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} className={styles.card} data-disabled={choice.disabled || undefined}>
          <input
            type="radio"
            name={name}
            value={choice.value}
            checked={value === choice.value}
            disabled={choice.disabled}
            onChange={() => onChange(choice.value)}
          />
          <span className={styles.words}>
            <span className={styles.title}>{choice.title}</span>
            {choice.note && <span className={styles.note}>{choice.note}</span>}
          </span>
          {choice.aside && <span className={styles.aside}>{choice.aside}</span>}
        </label>
      ))}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
