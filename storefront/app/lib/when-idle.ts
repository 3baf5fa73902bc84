/** Runs something once the browser has nothing better to do. An effect: gives back what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 1_500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 4_000 })
  return () => cancelIdleCallback(idle)
}
