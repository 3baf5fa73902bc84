import { env } from "./env"

/** The pauses between tries of failing work, in seconds: the first, doubled after every further try, up to the longest. */
export type BackOff = { first: number; longest: number }

/** Limits the doublings, or the power overflows. */
const MOST_DOUBLINGS = 20

/**
 * SQL of the interval for which a claim reserves its row, from the column `tries` as it was before this try. It does not
 * follow the pace: it also protects work that is still running in another process.
 */
export const leaseOf = ({ first, longest }: BackOff): string =>
  `make_interval(secs => least(${longest}, ${first} * 2 ^ least(tries, ${MOST_DOUBLINGS})))`

/** Seconds until the next try after so many failed ones, multiplied by `WORKER_PACE` like the pauses of workers. */
export const pauseAfter = ({ first, longest }: BackOff, failed: number): number =>
  Math.min(longest, first * 2 ** Math.min(failed - 1, MOST_DOUBLINGS)) * env().WORKER_PACE
