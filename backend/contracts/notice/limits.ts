/** What can fail for good: a message to somebody, an event for operators' plugins, a part of the shop's own work. */
export const FAILED_KINDS = ["message", "event", "listener"] as const

/** How many of them a page shows, the latest first. */
export const FAILED_LIST = { most: 100 } as const
