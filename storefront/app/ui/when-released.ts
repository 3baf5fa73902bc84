let isPressed = false

if (typeof document !== "undefined") {
  document.addEventListener("pointerdown", () => (isPressed = true), { capture: true, passive: true })
  for (const end of ["pointerup", "pointercancel"])
    document.addEventListener(end, () => (isPressed = false), { capture: true, passive: true })
}

/**
 * Runs at once, or, while a finger or a mouse button is down, after it is released and its click has fired. An error
 * that appears under a field on blur would move the button under the finger away, and the press would be lost.
 */
export function whenReleased(then: () => void) {
  if (!isPressed) return then()
  const after = () => setTimeout(then)
  document.addEventListener("pointerup", after, { once: true, passive: true })
}
