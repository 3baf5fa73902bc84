/** The first and the last day, as `2026-11-25`: days in India. */
export type DaySpan = { from: string; to: string }

const DAY_MS = 86_400_000
const INDIA_AHEAD_MS = 5.5 * 3_600_000
const SUNDAY = 0

/** The day `days` working days after an instant, in India; nobody works on a Sunday. */
function workingDayAfter(fromMs: number, days: number): string {
  let day = Math.floor((fromMs + INDIA_AHEAD_MS) / DAY_MS)
  for (let left = days; left > 0;) {
    day += 1
    if (new Date(day * DAY_MS).getUTCDay() !== SUNDAY) left -= 1
  }
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** The days between which something comes that takes so many working days. */
export const workingDaysAfter = (fromMs: number, { min, max }: { min: number; max: number }): DaySpan => ({
  from: workingDayAfter(fromMs, min),
  to: workingDayAfter(fromMs, max),
})
