import type { RefusalFact } from "./refuse"

type Level = "info" | "warn" | "error"
const secretKeys = /phone|email|otp|token|password|secret|signature|address|name|contact|vpa|authorization|cookie/i

/** One JSON line per event. Values under keys that may carry personal data are dropped, so a careless call leaks nothing. */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const clean = Object.fromEntries(Object.entries(facts).filter(([key]) => !secretKeys.test(key)))
  process.stdout.write(`${JSON.stringify({ at: new Date().toISOString(), level, event, ...clean })}\n`)
}

export function logRefusal(path: string, fact: RefusalFact, cause: unknown): void {
  if (fact.level === "info" && process.env.LOG_LEVEL !== "debug") return
  const detail = fact.status >= 500 && cause instanceof Error ? { cause: cause.stack ?? cause.message } : {}
  log(fact.level, "refused", { path, code: fact.code, status: fact.status, ...detail })
}
