import os from "node:os"
import type { Cell } from "./measure"

type Figure = Cell & { statements: number }

const wide = (text: string | number, width: number) => String(text).padStart(width)
const rounded = (n: number) => (n >= 100 ? Math.round(n) : n >= 10 ? n.toFixed(1) : n.toFixed(2))

/** Prints the cost of each request on each side. */
export function table(title: string, figures: Record<string, Record<string, Figure>>): void {
  const [load] = os.loadavg()
  const lines = [
    `\n  ${title}   (cores ${os.cpus().length}, load ${load!.toFixed(1)})`,
    `  ${"".padEnd(18)}${"".padEnd(8)}${wide("req/s", 9)}${wide("node ms", 10)}${wide("PG ms", 10)}${wide("CPU ms", 10)}${wide("SQL", 7)}${wide("bytes", 10)}${wide("CPU ratio", 11)}`,
  ]
  for (const [name, sides] of Object.entries(figures)) {
    const best = sides.ours ? (sides.ours.nodeMs + sides.ours.databaseMs) / sides.ours.requests : 0
    for (const [side, cell] of Object.entries(sides)) {
      const { requests, seconds, nodeMs, databaseMs, bytes, statements } = cell
      const cpu = (nodeMs + databaseMs) / requests
      lines.push(
        `  ${name.padEnd(18)}${side.padEnd(8)}${wide(rounded(requests / seconds), 9)}${wide(rounded(nodeMs / requests), 10)}${wide(rounded(databaseMs / requests), 10)}${wide(rounded(cpu), 10)}${wide(statements, 7)}${wide(Math.round(bytes / requests), 10)}${wide(side === "ours" ? "1" : `${rounded(cpu / best)}×`, 11)}`,
      )
    }
  }
  process.stdout.write(`${lines.join("\n")}\n`)
}

/** Prints one figure with its limit; true when it is met. */
export function say(name: string, value: number, expected: string, holds: (value: number) => boolean): boolean {
  const good = holds(value)
  process.stdout.write(`  ${good ? "holds" : "FAILS"}  ${name}: ${rounded(value)}   (expected ${expected})\n`)
  return good
}

/** Prints the progress of the run, with the seconds so far. */
export function progress(what: string): void {
  process.stdout.write(`  ${wide(Math.round(performance.now() / 1_000), 4)} s  ${what}\n`)
}
