import { useEffect, useId, useRef, useState, type ReactNode } from "react"
import { Icon } from "./icon"
import { useBackCloses } from "./use-back-closes"
import { useDragDown } from "./use-drag-down"
import styles from "./sheet.module.css"

type Props = {
  open: boolean
  onClose: () => void
  title: string
  /** Its position on wide screens; on phones every sheet slides up from the bottom. */
  side?: "right" | "centre"
  /** Hides the title visually, where the content has its own heading. */
  hideTitle?: boolean
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode
  /** False where the page itself keeps an entry of the history for it, or asks about a step in the history. */
  backCloses?: boolean
  /** For Back, where other ways to close may be accidental. */
  onBack?: () => void
  children: ReactNode
}

// A little longer than the closing animation, after which the content may be removed.
const GONE_MS = 320

/**
 * A sheet over the page: native dialog, so focus is kept inside and returned, and Esc closes.
 * On phones it follows the finger; dragged down more than 220 px it closes (requirements §9), as does a tap outside.
 */
export function Sheet({
  open,
  onClose,
  title,
  side = "centre",
  hideTitle,
  footer,
  backCloses = true,
  onBack = onClose,
  children,
}: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const drawn = useLingering(open, GONE_MS)
  const drag = useDragDown(dialog, onClose)
  const beganBeside = useRef(false)
  useBackCloses(open && backCloses, onBack)

  useEffect(() => {
    const element = dialog.current
    if (!element) return
    if (open && !element.open) element.showModal()
    if (!open && element.open) element.close()
  }, [open])

  return (
    <dialog
      ref={dialog}
      className={`${styles.sheet} ${styles[side]}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => event.target === dialog.current && open && onClose()}
      // A press that begins inside and ends outside (a text selection, the sheet still opening) is not a tap outside.
      onPointerDown={(event) => (beganBeside.current = event.target === dialog.current)}
      onClick={(event) => beganBeside.current && event.target === dialog.current && onClose()}
    >
      {(open || drawn) && (
        <div className={styles.body}>
          <div className={styles.top} {...drag}>
            <span className={styles.grip} aria-hidden="true" />
            <h2 id={titleId} className={hideTitle ? "visually-hidden" : styles.title}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <Icon name="close" />
            </button>
          </div>
          <div className={styles.content}>{children}</div>
          {footer && <div className={styles.footer}>{footer}</div>}
        </div>
      )}
    </dialog>
  )
}

/** True while `on`, and for `ms` after, so that a closing animation is visible. */
function useLingering(on: boolean, ms: number): boolean {
  const [lingers, setLingers] = useState(on)
  if (on && !lingers) setLingers(true)
  useEffect(() => {
    if (on) return
    const timer = setTimeout(() => setLingers(false), ms)
    return () => clearTimeout(timer)
  }, [on, ms])
  return lingers
}
