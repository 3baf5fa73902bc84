import { Button } from "antd"
import type { ReactNode } from "react"
import style from "./save-bar.module.css"
import { useCommandKey } from "./use-command-key"

type Props = {
  dirty: boolean
  busy: boolean
  save: string
  onSave: () => void
  /** What went wrong; it takes the place of `told`. */
  trouble?: ReactNode
  /** What stands there instead of "Not saved yet". */
  told?: string
  /** What else can be done: cancel, publish. */
  children?: ReactNode
}

/** The foot of a form that stays in sight: what is unsaved, what went wrong, and the one main button. Ctrl+S saves too. */
export function SaveBar({ dirty, busy, save, onSave, trouble, told, children }: Props) {
  const press = () => {
    if (dirty && !busy) onSave()
  }
  useCommandKey("s", press)
  return (
    <div className={style.bar} data-dirty={dirty}>
      <div className={style.inside}>
        <div className={style.note}>
          {trouble ? (
            <div className={style.trouble} role="alert">
              {trouble}
            </div>
          ) : (
            <p role="status">{told ?? (dirty ? "Not saved yet" : "")}</p>
          )}
        </div>
        {children}
        <Button
          type="primary"
          htmlType="submit"
          onClick={(event) => {
            event.preventDefault()
            press()
          }}
          loading={busy}
          disabled={!dirty}
          aria-keyshortcuts="Control+S"
        >
          {save}
        </Button>
      </div>
    </div>
  )
}
