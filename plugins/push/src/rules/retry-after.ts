import { PUSH } from "@silai/contracts/push/limits"

/** The pause in seconds that a `Retry-After` header asks for: seconds, or a date; 0 where it says nothing that can be read. */
export function waitOf(header: string | null, now: number): number {
  if (!header) return 0
  const seconds = /^\d{1,9}$/.test(header.trim()) ? Number(header) : Math.ceil((Date.parse(header) - now) / 1000)
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), PUSH.maxWaitSeconds) : 0
}
