import { DAY_MS, dayInIndia, INDIA_AHEAD_MS } from "../india"

/** The last moment for a request: the end of so many whole days after the day of delivery, in India. */
export const untilOf = (deliveredAt: Date, windowDays: number): Date =>
  new Date((dayInIndia(deliveredAt.getTime()) + windowDays + 1) * DAY_MS - INDIA_AHEAD_MS - 1)

/** Orders delivered before this moment can no longer have requests: the inverse of `untilOf`. */
export const askableSince = (now: Date, windowDays: number): Date =>
  new Date((dayInIndia(now.getTime()) - windowDays) * DAY_MS - INDIA_AHEAD_MS)
