/**
 * `windowMinutes`: alike ones are one notification for so long. `oldDays`: what counts as old when a person clears old ones;
 * `storedDays`: then the shop deletes them for all.
 */
export const NOTIFICATION = {
  windowMinutes: 60,
  oldDays: 30,
  storedDays: 90,
  maxTitle: 80,
  maxText: 500,
  maxSearch: 80,
  /** How many the bell's drawer shows; its badge counts no further than this. */
  newest: 10,
  maxBadge: 99,
} as const

export const NOTIFICATION_LIST = { pageSize: 25, maxPageSize: 100, maxPage: 400 } as const

/** A person's own state of a notification. */
export const NOTIFICATION_STATES = ["unread", "read"] as const

/** How many notes one person may write to the others. */
export const NOTIFICATION_TRIES = { points: 30, seconds: 60 * 60 } as const
