export const DAY_MS = 86_400_000
/** India is five and a half hours ahead of UTC, all year. */
export const INDIA_AHEAD_MS = 5.5 * 3_600_000

/** The day in India of an instant, counted since 1970. */
export const dayInIndia = (ms: number): number => Math.floor((ms + INDIA_AHEAD_MS) / DAY_MS)
