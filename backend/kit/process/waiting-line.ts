type InLine = <T>(work: () => Promise<T>, turn?: "next" | "last") => Promise<T>

/**
 * Limits concurrency: at most `places` tasks run, the others wait, without holding anything. If all ran at once, each would do
 * its first steps before any had finished, and none would profit from what another changed. For the same reason a task that
 * started in an earlier turn asks to be `next`, before those that have not started.
 */
export function waitingLine(places: number): InLine {
  const started: (() => void)[] = []
  const waiting: (() => void)[] = []
  let free = places
  return async (work, turn = "last") => {
    if (free > 0) free -= 1
    else await new Promise<void>((run) => (turn === "next" ? started : waiting).push(run))
    try {
      return await work()
    } finally {
      // The place is passed on directly, so that a newcomer cannot take it first.
      const next = started.shift() ?? waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
