/** A clock that runs with the machine's and can be moved ahead by tests. */
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
    backToNow() {
      ahead = 0
    },
  }
}
