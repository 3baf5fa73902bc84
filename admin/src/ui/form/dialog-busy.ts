import { createContext, useContext, useEffect } from "react"

/** Of the dialog around a form: whether the form is being sent. */
export const DialogBusy = createContext<(busy: boolean) => void>(() => undefined)

/** Keeps the dialog around a form open while the form is being sent: its reply, or its refusal, would not be seen. */
export function useDialogBusy(busy: boolean): void {
  const report = useContext(DialogBusy)
  useEffect(() => {
    report(busy)
    return () => report(false)
  }, [busy, report])
}
