import { useEffect } from "react"
import { useBlocker } from "react-router"
import { ConfirmDialog } from "~/ui/confirm-dialog"

/**
 * Asks before a page with unsaved changes is left: a dialog of ours for a link or Back, the browser's for closing the
 * tab.
 */
export function UnsavedChangesGuard({ when }: { when: boolean }) {
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) =>
      when && currentLocation.pathname + currentLocation.search !== nextLocation.pathname + nextLocation.search,
  )
  useEffect(() => {
    if (!when) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener("beforeunload", ask)
    return () => window.removeEventListener("beforeunload", ask)
  }, [when])
  return (
    <ConfirmDialog
      open={leaving.state === "blocked"}
      backCloses={false}
      title="Leave without saving?"
      confirm="Leave"
      cancel="Stay here"
      onConfirm={() => leaving.proceed?.()}
      onClose={() => leaving.reset?.()}
    >
      <p>Your changes here are not saved yet.</p>
    </ConfirmDialog>
  )
}
