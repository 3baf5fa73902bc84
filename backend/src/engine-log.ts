// Must be the first import: the engine's logger, and the packages under it, write from the moment they are loaded.
import { logger } from "@medusajs/framework/logger"
import { log } from "@silai/kit/log"
import { format, stripVTControlCharacters } from "node:util"

type Level = "info" | "warn" | "error"
type Line = { level?: string; message?: unknown }

// The engine logs a line for each request and each missing folder.
const wanted: Record<string, Level> = { error: "error", warn: "warn" }
if (process.env.LOG_LEVEL === "debug")
  Object.assign(wanted, { info: "info", http: "info", verbose: "info", debug: "info" })

/** Limits repeated messages: an unreachable Redis is reported by each connection, at each reconnect. */
const silentMs = 60_000
const repeats = new Map<string, { at: number; times: number }>()

/** Writes messages of the engine, and of packages that print to the console, as one line of our log. */
function writeLine(level: Level, words: unknown): void {
  const text = stripVTControlCharacters(format("%s", words)).trim().slice(0, 4_000)
  const key = text.slice(0, 120)
  const before = repeats.get(key)
  if (before && Date.now() - before.at < silentMs) return void before.times++
  if (repeats.size > 500) repeats.clear()
  repeats.set(key, { at: Date.now(), times: 0 })
  log(level, "engine", { said: text, ...(before?.times ? { alsoInTheLastMinute: before.times } : {}) })
}

// Every method of the engine's logger (winston's) ends here.
const loggerInstance_: { level: string; write(line: Line): boolean } = logger["loggerInstance_"]
// Above "warn" it draws spinners in a terminal.
if (process.env.LOG_LEVEL !== "debug") loggerInstance_.level = "warn"
loggerInstance_.write = ({ level = "info", message }) => {
  const ours = wanted[level]
  if (ours) writeLine(ours, message)
  return true
}

Object.assign(console, {
  error: (...words: unknown[]) => writeLine("error", format(...words)),
  warn: (...words: unknown[]) => writeLine("warn", format(...words)),
  ...Object.fromEntries(
    ["log", "info", "debug"].map((name) => [
      name,
      (...words: unknown[]) => wanted.info && writeLine("info", format(...words)),
    ]),
  ),
})
process.removeAllListeners("warning")
process.on("warning", (warning) => writeLine("warn", warning.stack ?? warning.message))
