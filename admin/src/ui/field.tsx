import { useId, type ReactNode } from "react"
import style from "./field.module.css"

type Wiring = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined }
type Props = { label: string; hint?: ReactNode; error?: string | null; children: (wiring: Wiring) => ReactNode }

/** A form's field: its label above, its hint and what is wrong with it below, tied together for screen readers. */
export function Field({ label, hint, error, children }: Props) {
  const id = useId()
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={style.field} data-wrong={Boolean(error)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": told })}
      {error ? <p id={`${id}-error`} className={style.error} role="alert">{error}</p> : hint && <p id={`${id}-hint`} className={style.hint}>{hint}</p>}
    </div>
  )
}
