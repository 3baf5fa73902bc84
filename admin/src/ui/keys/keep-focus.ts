/** Marks a place that has the focus only because the element that had it is gone. */
const KEPT = "data-focus-kept"
/** Earlier places of the focus: a menu and a dialog are gone together, and the button that opened them may be left. */
const REMEMBERED = 8

/** Whether no one chose what has the focus: the page itself, or a place that `keepFocus` found. */
export const isAdrift = (element: Element | null = document.activeElement): boolean =>
  !element || element === document.body || element.hasAttribute(KEPT)

const isUsable = (element: Element): boolean =>
  element.isConnected && !element.matches(":disabled") && element.getClientRects().length > 0

/** The element and what is around it, up to its dialog or the screen; only the element, where it is in neither. */
function pathOf(element: HTMLElement): HTMLElement[] {
  const end = element.closest("[role=dialog], #content")
  const path = [element]
  for (let one = element; end && one !== end && one.parentElement; one = one.parentElement) path.push(one.parentElement)
  return path
}

function focusPlace(place: HTMLElement): void {
  if (!place.hasAttribute("tabindex") && place.tabIndex < 0) {
    place.tabIndex = -1
    place.addEventListener("blur", () => place.removeAttribute("tabindex"), { once: true })
  }
  place.setAttribute(KEPT, "")
  place.addEventListener("blur", () => place.removeAttribute(KEPT), { once: true })
  place.focus({ preventScroll: true })
}

/**
 * Keeps the focus near the work. After an act its button is often gone or disabled, and the browser would start again
 * at the page's top, where Esc closes no dialog. Then the focus moves to what is left around the button, or to what had
 * it before. Never to another button: a held Enter would press that too. Returns how to stop it.
 */
export function keepFocus(): () => void {
  /** Latest first. */
  let paths: HTMLElement[][] = []
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || isAdrift(target)) return
    paths = [pathOf(target), ...paths.filter(([one]) => one !== target)].slice(0, REMEMBERED)
  }
  const check = () => {
    frame = 0
    const [[last] = []] = paths
    const active = document.activeElement
    // Where the last one is still there, the person left it, by a click next to it.
    if (!last || isUsable(last) || (active && active !== document.body && isUsable(active))) return
    const place = paths.flat().find(isUsable) ?? document.getElementById("content")
    if (place) focusPlace(place)
  }
  let frame = 0
  const changes = new MutationObserver(() => {
    frame ||= requestAnimationFrame(check)
  })
  document.addEventListener("focusin", remember)
  changes.observe(document.body, {
    childList: true,
    subtree: true,
    attributeFilter: ["disabled", "style", "class", "hidden"],
  })
  return () => {
    document.removeEventListener("focusin", remember)
    changes.disconnect()
    cancelAnimationFrame(frame)
  }
}
