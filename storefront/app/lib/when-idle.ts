/** Runs something when the browser is idle. An effect: returns a function that cancels it. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, 1_500)
    return () => clearTimeout(timer)
  }
  const idle = requestIdleCallback(act, { timeout: 4_000 })
  return () => cancelIdleCallback(idle)
}
