import { useEffect, useRef } from "react"

/**
 * Ctrl (or Cmd) with a letter does something on this screen; the browser's own meaning of it, such as "save page", never comes up. `act`
 * may answer false to leave the key to the browser after all. While a dialog is in front, nothing happens behind it.
 */
export function useCommandKey(letter: "s" | "z", act: (event: KeyboardEvent) => void | false): void {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.key.toLowerCase() !== letter) return
      const inFront = event.target instanceof Element && event.target.closest("[role=dialog]") !== null
      if (inFront ? letter === "s" : latest.current(event) !== false) event.preventDefault()
    }
    document.addEventListener("keydown", press)
    return () => document.removeEventListener("keydown", press)
  }, [letter])
}
