import { useId, type ComponentProps, type FocusEvent, type ReactNode } from "react"
import { Icon } from "../icon"
import styles from "./field.module.css"
import { whenReleased } from "../when-released"

export type Around = {
  label: string
  hint?: ReactNode
  /** An error under the field, in brick, announced when it appears. */
  error?: string | null
  /** Marks the label of an optional field. */
  optional?: boolean
}

type WrapProps = Around & { id: string; children: ReactNode; className?: string }

/** A label above a field, its hint or its error below. */
export function Wrap({ id, label, hint, error, optional, children, className = "" }: WrapProps) {
  return (
    <div className={`${styles.wrap} ${className}`} data-invalid={error ? "" : undefined}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {children}
      {hint && !error && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** An error in brick under its field, announced when it appears. */
export function FieldError({ id, children }: { id?: string; children?: string | null }) {
  return (
    <p className={styles.error} id={id} role="alert">
      {children && (
        <>
          <Icon name="alert" size={16} />
          {children}
        </>
      )}
    </p>
  )
}

/** Two fields side by side where there is space. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

/** Links a field to its hint or its error. */
export function described(id: string, { hint, error }: Around) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  } as const
}

type FieldProps = Around &
  ComponentProps<"input"> & { /** Fixed text before the input: +91, ₹. */ prefix?: ReactNode; suffix?: ReactNode }

/** A labelled text field. Accepts all `<input>` attributes. */
export function Field({
  label,
  hint,
  error,
  optional,
  prefix,
  suffix,
  className,
  id: given,
  onBlur,
  ...input
}: FieldProps) {
  const made = useId()
  const id = given ?? made
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const { currentTarget } = event
    whenReleased(() => document.activeElement !== currentTarget && onBlur?.(event))
  }
  return (
    <Wrap id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.box}>
        {prefix && <span className={styles.fix}>{prefix}</span>}
        <input
          {...described(id, { label, hint, error })}
          {...input}
          onBlur={onBlur && leave}
          id={id}
          className={styles.input}
        />
        {suffix && <span className={styles.fix}>{suffix}</span>}
      </div>
    </Wrap>
  )
}

/** A native select: the phone's own picker, the keyboard's own type-ahead. */
export function Select({
  label,
  hint,
  error,
  optional,
  className,
  id: given,
  children,
  ...input
}: Around & ComponentProps<"select">) {
  const made = useId()
  const id = given ?? made
  return (
    <Wrap id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <div className={styles.box}>
        <select
          {...described(id, { label, hint, error })}
          {...input}
          id={id}
          className={`${styles.input} ${styles.select}`}
        >
          {children}
        </select>
        <Icon name="down" size={18} className={styles.chevron} />
      </div>
    </Wrap>
  )
}
