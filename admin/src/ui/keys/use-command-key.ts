import { useEffect, useEffectEvent } from "react"

/**
 * A shortcut of Ctrl (or Cmd) with a letter on this screen; the browser's own action, such as "save page", is
 * prevented. `act` may return false to leave the key to the browser after all. While a dialog is open only the dialog's
 * own shortcut works (`inDialog`).
 */
export function useCommandKey(
  letter: "s" | "z" | "k",
  act: (event: KeyboardEvent) => void | false,
  inDialog = false,
): void {
  const latest = useEffectEvent(act)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== letter) return
      const inFront = event.target instanceof Element && event.target.closest("[role=dialog]") !== null
      if (inFront !== inDialog ? inFront && letter === "s" : latest(event) !== false) event.preventDefault()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [letter, inDialog])
}
