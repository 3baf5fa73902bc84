import type { ReactNode } from "react"
import { Button } from "./button"
import { Sheet } from "./sheet"
import styles from "./confirm-dialog.module.css"

type Props = {
  open: boolean
  title: string
  /** The consequence, in a sentence or two. */
  children: ReactNode
  confirm: string
  cancel?: string
  danger?: boolean
  busy?: boolean
  backCloses?: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation of something irreversible. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  cancel = "Cancel",
  danger,
  busy,
  backCloses,
  onConfirm,
  onClose,
}: Props) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={title}
      backCloses={backCloses}
      footer={
        <div className={styles.actions}>
          <Button kind="plain" onClick={onClose}>
            {cancel}
          </Button>
          <Button kind={danger ? "danger" : "main"} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      <div className={styles.words}>{children}</div>
    </Sheet>
  )
}
