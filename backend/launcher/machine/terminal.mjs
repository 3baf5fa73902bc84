const onTerminal = Boolean(process.stdout.isTTY) && !process.env.CI
const frames = ["|", "/", "-", "\\"]

/** Seconds with one digit. */
export const seconds = (ms) => `${(ms / 1000).toFixed(1)} s`

/**
 * Prints the progress of a start: one plain line per finished step, and the current one. On a terminal the last line
 * has a spinner; elsewhere (a log, CI) each step is also announced when it starts.
 */
export function openProgress(total) {
  const running = new Map()
  let finished = 0
  let turn = 0
  const wipe = () => onTerminal && process.stdout.write("\r\x1b[K")
  const draw = () => {
    if (!onTerminal || running.size === 0) return
    const line = `${frames[turn++ % frames.length]} ${[...running].map(([step, detail]) => (detail ? `${step}: ${detail}` : step)).join(", ")}`
    process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}`)
  }
  const timer = onTerminal ? setInterval(draw, 120) : null
  timer?.unref()
  const print = (line) => {
    wipe()
    process.stdout.write(`${line}\n`)
    draw()
  }

  return {
    print,
    /** Runs one step. Its work may report details (`say("412 of 1,021")`). */
    async step(name, work) {
      const began = Date.now()
      running.set(name, "")
      if (!onTerminal) print(`        ${name} …`)
      try {
        const result = await work((detail) => {
          running.set(name, detail)
          if (!onTerminal) print(`        ${name}: ${detail}`)
        })
        running.delete(name)
        finished += 1
        print(
          `[${String(finished).padStart(2)}/${total}] ${name} (${result === "unchanged" ? "unchanged" : seconds(Date.now() - began)})`,
        )
        return result
      } finally {
        running.delete(name)
      }
    },
    close() {
      if (timer) clearInterval(timer)
      running.clear()
      wipe()
    },
  }
}
