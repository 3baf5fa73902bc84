/** A clock that follows the machine's and that tests can move ahead. */
export function movableClock() {
  let ahead = 0
  const listeners = []
  return {
    now: () => Date.now() + ahead,
    advance(ms) {
      ahead += ms
      for (const listener of listeners) listener()
    },
    onAdvance: (listener) => void listeners.push(listener),
    resetToNow() {
      ahead = 0
    },
  }
}
