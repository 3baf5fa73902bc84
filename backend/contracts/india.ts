export const DAY_MS = 86_400_000
/** India is five and a half hours ahead of UTC, all year. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** The day in India of an instant, counted since 1970. */
export const dayInIndia = (ms: number): number => Math.floor((ms + INDIA_AHEAD_MS) / DAY_MS)

/** The day in India of a moment, as "2026-11-30": a data format, so no locale decides its shape. */
export const dayTextInIndia = (at: string | number | Date): string =>
  new Date(new Date(at).getTime() + INDIA_AHEAD_MS).toISOString().slice(0, 10)

/**
 * The last moment before an end. Ends are exclusive: what ends on 30 November at 00:00 was last good on the 29th, and that is the
 * day to name.
 */
export const lastMomentOf = (end: string): string => new Date(Date.parse(end) - 1).toISOString()
