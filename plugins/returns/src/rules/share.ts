import { fairShare } from "@silai/contracts/order/share"

/** What earlier requests, open or finished, use of a line, and what was paid for these pieces. */
export type Taken = { quantity: number; paidPaise: number }

/**
 * What was paid for the next pieces of a line: a fair part of what no request has used yet, in whole paise, and all of
 * the rest for the last. So the parts of all pieces add up to what was paid, in whatever order they come back.
 */
export function shareOf(line: { quantity: number; paidPaise: number }, taken: Taken, pieces: number): number {
  return fairShare(line.paidPaise - taken.paidPaise, line.quantity - taken.quantity, pieces)
}
