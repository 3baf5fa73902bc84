import { INDIA_AHEAD_MS } from "@silai/contracts/india"

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const EVENING = 18
const MORNING = 9

/** This hour of the Indian day that is so many days after the one of `now`, in milliseconds. */
const at = (now: number, days: number, hour: number): number =>
  Math.floor((now + INDIA_AHEAD_MS) / DAY_MS) * DAY_MS + days * DAY_MS + hour * HOUR_MS - INDIA_AHEAD_MS

/** Monday is 1. */
const weekday = (now: number) => new Date(now + INDIA_AHEAD_MS).getUTCDay()

export type SnoozeTime = { key: "hour" | "evening" | "morning" | "monday"; until: string }

/** When a chat may come back; the evening only while it is ahead. `now` in milliseconds. */
export function snoozeTimes(now: number): SnoozeTime[] {
  const evening = at(now, 0, EVENING)
  const times: { key: SnoozeTime["key"]; until: number }[] = [
    { key: "hour", until: now + HOUR_MS },
    ...(evening - now > HOUR_MS ? [{ key: "evening" as const, until: evening }] : []),
    { key: "morning", until: at(now, 1, MORNING) },
    { key: "monday", until: at(now, (8 - weekday(now)) % 7 || 7, MORNING) },
  ]
  return times.map(({ key, until }) => ({ key, until: new Date(until).toISOString() }))
}
