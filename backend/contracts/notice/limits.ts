/** Spans of the dashboard in days, today the last of them, and how many days its charts show at least. */
export const DASHBOARD = { spans: [1, 7, 30, 90], usual: 7, leastCharted: 7, latest: 5, lowStock: 8 } as const

/**
 * The kinds of work that can fail for good: a message to a person, an event for operators' plugins, a part of the
 * shop's own work.
 */
export const FAILED_KINDS = ["message", "event", "listener"] as const

/** How many of them a page shows, the latest first. */
export const FAILED_LIST = { most: 100 } as const

/** How many chats with failed messages the health page names. */
export const FAILED_CHATS = { most: 5 } as const
