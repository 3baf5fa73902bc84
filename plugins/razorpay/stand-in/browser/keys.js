/** Keeps the focus inside the window as a dialog must, and calls `onEscape` for the Escape key. */
export function keepFocusInside(onEscape) {
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") onEscape()
    if (event.key !== "Tab") return
    const stops = [...document.querySelectorAll("button, input")].filter(
      (el) => !el.disabled && el.tabIndex >= 0 && el.offsetParent,
    )
    const edge = event.shiftKey ? stops[0] : stops.at(-1)
    if (document.activeElement !== edge) return
    event.preventDefault()
    const next = event.shiftKey ? stops.at(-1) : stops[0]
    next?.focus()
  })
}
