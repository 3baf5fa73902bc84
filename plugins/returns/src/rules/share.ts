import { fairShare } from "@silai/contracts/order/share"

/** The pieces of a line that earlier requests, open or finished, use up, and the sum that was paid for them. */
export type Taken = { quantity: number; paidPaise: number }

/**
 * The sum that was paid for the next pieces of a line: a fair part of the money that no request has used yet, in whole
 * paise, and all of the rest for the last piece. So the parts of all pieces add up to the paid sum, in whatever order
 * they come back.
 */
export function shareOf(line: { quantity: number; paidPaise: number }, taken: Taken, pieces: number): number {
  return fairShare(line.paidPaise - taken.paidPaise, line.quantity - taken.quantity, pieces)
}
