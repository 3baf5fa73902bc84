import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { dice as diceFrom } from "../rig/seeded"

export const seed = Number(process.env.SCORE_SEED ?? 1968)

/** As the rig draws, from the score's own seed. */
export const dice = (start = seed) => diceFrom(start)

/**
 * Prints one figure with its conditions, and stores it as a line of JSON. A pass on an idle machine is not a pass on a
 * loaded one.
 */
export function figure(name: string, value: number | string, facts: Record<string, unknown> = {}): void {
  const [load] = os.loadavg()
  const line = { name, value, ...facts, seed, cores: os.cpus().length, load: Number(load!.toFixed(1)) }
  const words = Object.entries(line)
    .filter(([key]) => key !== "name" && key !== "value")
    .map(([key, fact]) => `${key} ${fact}`)
    .join(", ")
  process.stdout.write(`  ${name}: ${value}   (${words})\n`)
  const file = process.env.SCORE_FILE ?? path.join(process.cwd(), ".cache/score.jsonl")
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.appendFileSync(file, `${JSON.stringify({ at: new Date().toISOString(), ...line })}\n`)
}
