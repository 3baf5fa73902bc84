import type { RefusalFact } from "../call/refuse"
import { requestAtWork } from "./request"

type Level = "info" | "warn" | "error"
const secretKeys = /phone|email|otp|token|password|secret|signature|address|name|contact|vpa|authorization|cookie/i

/**
 * One JSON line per event, with the id of the request on whose behalf it happens. Values under keys that may contain personal
 * data are dropped, so a careless call leaks nothing.
 */
export function log(level: Level, event: string, facts: Record<string, unknown> = {}): void {
  const clean = Object.fromEntries(Object.entries(facts).filter(([key]) => !secretKeys.test(key)))
  const request = requestAtWork()?.id
  process.stdout.write(
    `${JSON.stringify({ at: new Date().toISOString(), level, event, ...(request ? { request } : {}), ...clean })}\n`,
  )
}

/** The message of an error, also of a plain object, as the engine's workflows throw them. */
export function causeOf(error: unknown): string {
  if (error instanceof Error) return error.message || error.name
  if (typeof error !== "object" || error === null) return String(error)
  const { message } = error as { message?: unknown }
  return typeof message === "string" && message ? message : JSON.stringify(error)
}

/**
 * Refusals are unlimited, their log lines per minute are not; the first line of the next minute says how many were left
 * out.
 */
const WARNINGS_A_MINUTE = 20
const warned = new Map<string, { minute: number; seen: number }>()

/** How many refusals of this code were not logged since the last line, or null when this one is left out too. */
export function countWarning(code: string, now: number): number | null {
  const minute = Math.floor(now / 60_000)
  const before = warned.get(code)
  if (before?.minute === minute) return ++before.seen > WARNINGS_A_MINUTE ? null : 0
  warned.set(code, { minute, seen: 1 })
  return Math.max(0, (before?.seen ?? 0) - WARNINGS_A_MINUTE)
}

export function logRefusal(path: string, fact: RefusalFact, cause: unknown): void {
  if (fact.level === "info" && process.env.LOG_LEVEL !== "debug") return
  const detail = fact.status >= 500 && cause instanceof Error ? { cause: cause.stack ?? cause.message } : {}
  const more = fact.level === "warn" ? countWarning(fact.code, Date.now()) : 0
  if (more === null) return
  log(fact.level, "refused", { path, code: fact.code, status: fact.status, ...detail, ...(more ? { more } : {}) })
}
