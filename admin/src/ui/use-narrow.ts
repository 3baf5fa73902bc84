import { useSyncExternalStore } from "react"

// Keep in step with the width in the style sheets' media queries.
const narrow = window.matchMedia("(max-width: 819px)")

const subscribe = (listener: () => void) => {
  narrow.addEventListener("change", listener)
  return () => narrow.removeEventListener("change", listener)
}

/** True on phones and small tablets, where tables become cards and the menu a drawer. */
export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => narrow.matches)
