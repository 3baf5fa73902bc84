import { DAY_MS, dayInIndia, INDIA_AHEAD_MS } from "../india"

/** The last moment to ask: the last of so many whole days after the one on which it came, by India's calendar. */
export const untilOf = (deliveredAt: Date, windowDays: number): Date =>
  new Date((dayInIndia(deliveredAt.getTime()) + windowDays + 1) * DAY_MS - INDIA_AHEAD_MS - 1)

/** Nothing may be asked any more, now, for what came before this moment: `untilOf` the other way round. */
export const askableSince = (now: Date, windowDays: number): Date =>
  new Date((dayInIndia(now.getTime()) - windowDays) * DAY_MS - INDIA_AHEAD_MS)
