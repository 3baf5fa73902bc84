import { Button } from "antd"
import type { ReactNode } from "react"
import { useSay } from "../words/language"
import style from "./save-bar.module.css"
import { useCommandKey } from "./keys/use-command-key"
import { useLatest } from "./use-latest"

type Props = {
  dirty: boolean
  busy: boolean
  save: string
  onSave: () => void
  /** The error; it replaces `status`. */
  trouble?: ReactNode
  /** Shown instead of "Not saved yet". */
  status?: ReactNode
  /** Further actions: cancel, publish. */
  children?: ReactNode
  /** A main action after saving, such as publishing; the save button is then a plain one. */
  main?: ReactNode
}

/** The sticky bar of a form: unsaved changes, errors, and the one main button. Ctrl+S saves too. */
export function SaveBar({ dirty, busy, save, onSave, trouble, status, children, main }: Props) {
  const say = useSay()
  const press = () => {
    if (dirty && !busy) onSave()
  }
  const latest = useLatest(press)
  useCommandKey("s", () => {
    // A date counts only when its field is left; what follows from that is rendered before saving.
    const typing = document.activeElement
    if (typing instanceof HTMLElement) typing.blur()
    requestAnimationFrame(() => {
      if (typing instanceof HTMLElement) typing.focus()
      latest.current()
    })
  })
  return (
    <div className={style.bar} data-dirty={dirty}>
      <div className={style.inside}>
        <div className={style.note}>
          {trouble ? (
            <div className="trouble" role="alert">
              {trouble}
            </div>
          ) : (
            <p role="status">{status ?? (dirty ? say("form.unsaved") : "")}</p>
          )}
        </div>
        {children}
        <Button
          type={main ? "default" : "primary"}
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
        {main}
      </div>
    </div>
  )
}
