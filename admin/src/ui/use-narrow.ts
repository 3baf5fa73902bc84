import { useSyncExternalStore } from "react"

/** Whether the window is at most this wide. Keep the widths in step with the style sheets' media queries. */
function upTo(pixels: number): () => boolean {
  const query = window.matchMedia(`(max-width: ${pixels}px)`)
  const subscribe = (listener: () => void) => {
    query.addEventListener("change", listener)
    return () => query.removeEventListener("change", listener)
  }
  return () => useSyncExternalStore(subscribe, () => query.matches)
}

/** True on phones and small tablets, where the menu is a drawer. */
export const useNarrow = upTo(819)

/** True where neither a list's tools nor its columns fit next to the open menu. */
export const useTight = upTo(1147)

/** True where two panes next to the menu would be too narrow to read in. */
export const useOnePane = upTo(1023)

/** True where a third pane has room next to two others. */
const useTwoPanes = upTo(1239)
export const useThirdPane = (): boolean => !useTwoPanes()

/** True on phones, where the rows of a list are cards. */
export const useCards = upTo(599)
