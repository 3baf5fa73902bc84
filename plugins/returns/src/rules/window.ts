const DAY_MS = 86_400_000
/** India is five and a half hours ahead of UTC, all year. */
const INDIA_MS = 5.5 * 3_600_000

/** The last moment to ask: the last of so many whole days after the one on which it came, by India's calendar. */
export function untilOf(deliveredAt: Date, windowDays: number): Date {
  const day = Math.floor((deliveredAt.getTime() + INDIA_MS) / DAY_MS)
  return new Date((day + windowDays + 1) * DAY_MS - INDIA_MS - 1)
}

/** "21 November 2026", in Indian time. */
export const dayInIndia = (moment: Date): string =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" }).format(
    moment,
  )
