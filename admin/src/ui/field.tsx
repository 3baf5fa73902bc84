import { useId, type ReactNode } from "react"
import style from "./field.module.css"

export type FieldIds = { id: string; "aria-invalid": true | undefined; "aria-describedby": string | undefined }
/** `wide`: as wide as the form, where fields stand two abreast. */
type Props = {
  label: string
  hint?: ReactNode
  error?: string | null
  wide?: boolean
  children: (ids: FieldIds) => ReactNode
}

/** A form's field: its label above, what is wrong with it or its hint below, tied together for screen readers. */
export function Field({ label, hint, error, wide, children }: Props) {
  const id = useId()
  const told = error ? `${id}-error` : hint ? `${id}-hint` : undefined
  return (
    <div className={style.field} data-wrong={Boolean(error)} data-wide={wide}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": told })}
      {error ? (
        <p id={`${id}-error`} className={style.error} role="alert">
          {error}
        </p>
      ) : (
        hint && (
          <p id={`${id}-hint`} className={style.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  )
}
