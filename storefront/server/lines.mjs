import { format } from "node:util"

/**
 * A line of the log, in the form of the backend's.
 * @param {"info" | "warn" | "error"} level @param {string} event @param {Record<string, unknown>} facts
 */
export const write = (level, event, facts = {}) =>
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...facts })}\n`)

/** Everything printed, also by a library, is a line of the log. (Not in a development server.) */
export function printLines() {
  const writer =
    (level) =>
    (...words) =>
      void write(level, "said", { said: format(...words).slice(0, 4_000) })
  Object.assign(console, { error: writer("error"), warn: writer("warn"), info: writer("info"), log: writer("info") })
}
