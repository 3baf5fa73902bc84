import { useId, type ReactNode } from "react"
import style from "./form.module.css"

export type FieldIds = { id: string; "aria-describedby"?: string; "aria-invalid"?: true }
type FieldProps = { label: string; hint?: ReactNode; error?: string; wide?: boolean; children: (ids: FieldIds) => ReactNode }

/** A labelled field with its hint and what is wrong with it; both are read out with the field. */
export function Field({ label, hint, error, wide, children }: FieldProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ")
  return (
    <div className={style.field} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(notes ? { "aria-describedby": notes } : {}), ...(error ? { "aria-invalid": true as const } : {}) })}
      {error && <p id={`${id}-error`} className={style.wrong} role="alert">{error}</p>}
      {hint && <p id={`${id}-hint`} className={style.hint}>{hint}</p>}
    </div>
  )
}

/** One part of the form, with what it is about beside it. */
export const Section = ({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) => (
  <section className={style.section}>
    <div className={style.about}>
      <h2>{title}</h2>
      {about && <p>{about}</p>}
    </div>
    <div className={style.fields}>{children}</div>
  </section>
)
