import { useEffect, useEffectEvent } from "react"

/*
 * Back closes what is on top of the page. Each open one has a history entry: a copy of the page's own with `over`, its
 * place. The router does not see them: its address is the same. One closed in another way leaves its entry behind, because going back takes
 * a moment in which a link may lead elsewhere; the next that opens reuses such an entry, and Back skips it. Forward onto it
 * stays on the page.
 */
const open: (() => void)[] = []
const placeNow = () => (history.state as { over?: number } | null)?.over ?? 0
/** The number of such entries at the current position, including those of closed ones. */
let standing = typeof window === "undefined" ? 0 : placeNow()

function onPop(event: Event) {
  const before = standing
  standing = placeNow()
  // Another page's entries, or none: the router's.
  if (standing === 0 && before === 0) return
  // A link to a part of the page (#reviews) makes an entry that has no state: it is followed.
  if (history.state === null && open.length === 0) return
  event.stopImmediatePropagation()
  if (open.length > standing) return open.splice(standing).forEach((close) => close())
  // Onto a skipped one, or off the last of them: continue, as by Back.
  history.back()
  if (standing > before) standing = 0
}

function opened(close: () => void) {
  open.push(close)
  if (open.length > standing) history.pushState({ ...(history.state as object | null), over: ++standing }, "")
  return () => {
    const at = open.indexOf(close)
    if (at >= 0) open.splice(at, 1)
  }
}

/** The router has moved to its own history entry. */
export const onOwnEntry = () => {
  standing = placeNow()
}

/** Has to come before the router's own listener: a module of the browser's entry. */
export const letBackClose = () => window.addEventListener("popstate", onPop)

/** While `isOpen`, the browser's Back closes it and nothing else. */
export function useBackCloses(isOpen: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose)
  useEffect(() => (isOpen ? opened(() => close()) : undefined), [isOpen])
}
