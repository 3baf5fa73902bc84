import { Button } from "antd"
import { useEffect, useId, type ReactNode } from "react"
import style from "./shelf.module.css"

type FieldProps = { label: string; hint?: ReactNode; error?: string; children: (ids: { id: string; "aria-describedby"?: string; "aria-invalid"?: true }) => ReactNode }

/** A labelled field with its hint and what is wrong with it; both are read out with the field. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId()
  const notes = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ")
  return (
    <div className={style.field} data-wrong={Boolean(error)}>
      <label htmlFor={id}>{label}</label>
      {children({ id, ...(notes ? { "aria-describedby": notes } : {}), ...(error ? { "aria-invalid": true as const } : {}) })}
      {error && <p id={`${id}-error`} className={style.wrong} role="alert">{error}</p>}
      {hint && <p id={`${id}-hint`} className={style.fieldHint}>{hint}</p>}
    </div>
  )
}

type SaveBarProps = { dirty: boolean; busy: boolean; saveLabel: string; onSave: () => void; onCancel: () => void; error?: ReactNode }

/** The foot of a form that stays in sight: what is unsaved, what went wrong, and the one main button. Ctrl+S saves too. */
export function SaveBar({ dirty, busy, saveLabel, onSave, onCancel, error }: SaveBarProps) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== "s") return
      event.preventDefault()
      if (dirty && !busy) onSave()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [dirty, busy, onSave])
  return (
    <div className={style.saveBar}>
      <div className={style.saveNote}>
        {error ? <p className={style.wrong} role="alert">{error}</p> : <p role="status">{dirty ? "Not saved yet" : ""}</p>}
      </div>
      <Button onClick={onCancel} disabled={busy}>Cancel</Button>
      <Button type="primary" htmlType="submit" loading={busy} disabled={!dirty}>{saveLabel}</Button>
    </div>
  )
}
