import { useId, type ComponentProps, type FocusEvent, type ReactNode } from "react"
import { Icon } from "./icon"
import styles from "./field.module.css"
import { whenReleased } from "./when-released"

type Around = {
  label: string
  hint?: ReactNode
  /** A sentence under the field, in brick, read out when it appears. */
  error?: string | null
  /** Said in the label of a field that may stay empty. */
  optional?: boolean
}

type WrapProps = Around & { id: string; children: ReactNode; className?: string }

function Wrap({ id, label, hint, error, optional, children, className = "" }: WrapProps) {
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

/** A sentence in brick under what it is about, read out when it appears. */
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

/** Two fields side by side where there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={styles.pair}>{children}</div>
}

function described(id: string, { hint, error }: Around) {
  return {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : hint ? `${id}-hint` : undefined,
  } as const
}

type FieldProps = Around &
  ComponentProps<"input"> & { /** Fixed text before what is typed: +91, ₹. */ prefix?: ReactNode; suffix?: ReactNode }

/** A labelled text field. Everything an `<input>` takes, it takes. */
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
    <Wrap {...{ id, label, hint, error, optional, className }}>
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

/** A native select: the phone's own wheel, the keyboard's own letters. */
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
    <Wrap {...{ id, label, hint, error, optional, className }}>
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
