import { LISTING } from "@silai/contracts/catalogue/limits"

/** The rows that are mixed for one page: `limit` rows from `offset` on; the page shows places `from + 1` to `upTo`. */
export type MixedRows = { limit: number; offset: number; from: number; upTo: number }

/**
 * The latest pieces are mixed among whole pages, so that each piece is on exactly one page, whichever is asked for
 * first.
 */
export function mixedRows({ page, numberOfProducts: size }: { page: number; numberOfProducts: number }): MixedRows {
  const limit = size * Math.max(1, Math.floor(LISTING.mixedAmong / size))
  const before = (page - 1) * size
  const from = before % limit
  return { limit, offset: before - from, from, upTo: from + size }
}
