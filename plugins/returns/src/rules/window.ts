import { DAY_MS, dayInIndia, INDIA_AHEAD_MS } from "@silai/contracts/india"

/** The last moment to ask: the last of so many whole days after the one on which it came, by India's calendar. */
export function untilOf(deliveredAt: Date, windowDays: number): Date {
  return new Date((dayInIndia(deliveredAt.getTime()) + windowDays + 1) * DAY_MS - INDIA_AHEAD_MS - 1)
}

/** "21 November 2026", in Indian time. */
export const dayInWords = (moment: Date): string =>
  new Intl.DateTimeFormat("en-IN", { day: "numeric", month: "long", year: "numeric", timeZone: "Asia/Kolkata" }).format(
    moment,
  )
