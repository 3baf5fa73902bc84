import { Button } from "antd"
import type { ReactNode } from "react"
import { useSaveKey } from "../../ui/use-save-key"
import style from "./shelf.module.css"

type SaveBarProps = { dirty: boolean; busy: boolean; saveLabel: string; onSave: () => void; onCancel: () => void; error?: ReactNode }

/** The foot of a form that stays in sight: what is unsaved, what went wrong, and the one main button. Ctrl+S saves too. */
export function SaveBar({ dirty, busy, saveLabel, onSave, onCancel, error }: SaveBarProps) {
  useSaveKey(() => { if (dirty && !busy) onSave() })
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
