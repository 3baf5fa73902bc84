/** The steps from a visit to an order, each counted once in a visit. */
export const INSIGHT_STEPS = ["product", "bag", "checkout", "payment", "order"] as const
export type InsightStep = (typeof INSIGHT_STEPS)[number]

/** Where a visit comes from, as the browser judges it: the address itself is never sent. */
export const VISIT_SOURCES = ["search", "social", "message", "mail", "marketplace", "other", "direct"] as const
export type VisitSource = (typeof VISIT_SOURCES)[number]

/**
 * `maxEvents`, `maxBytes`: of one batch. `maxWords`: letters of a search. `maxSearchesADay`: of others, nothing is kept on that day.
 * `top`: rows of the report's lists.
 */
export const INSIGHT = {
  maxEvents: 20,
  maxBytes: 8 * 1024,
  maxWords: 40,
  maxSize: 12,
  maxSearchesADay: 2_000,
  storedDays: 400,
  top: 20,
} as const

/** Spans of the report, in days; today is the last of them. */
export const INSIGHT_SPANS = [7, 30, 90] as const

/**
 * Batches of one network. A carrier's network has many shoppers: batches beyond the limit are not counted, without a
 * refusal.
 */
export const INSIGHT_TRIES = { points: 600, seconds: 60 * 60 } as const
