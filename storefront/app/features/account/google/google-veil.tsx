import { signInMessages } from "@silai/contracts/account/page-messages"
import { useEffect, useRef } from "react"
import { Spinner } from "~/ui/spinner"
import styles from "./google-veil.module.css"

/**
 * Covers the whole window while Google's token is being checked. A dialog, so that nothing beneath it takes a click or
 * a key.
 */
export function GoogleVeil() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => element?.close()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.veil}
      aria-label={signInMessages.signingInWithGoogle}
      onCancel={(event) => event.preventDefault()}
    >
      <Spinner size={40} label={signInMessages.signingInWithGoogle} />
      <p aria-hidden="true">{signInMessages.signingInWithGoogle}</p>
    </dialog>
  )
}
