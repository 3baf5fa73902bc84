import { inject } from "vitest"
import type { ShopFacts } from "./shop"

let chosen: ShopFacts | undefined

/**
 * For a test that opens a shop of its own (`openShop`), for example to kill it: from now on the rig's functions use
 * that one.
 */
export const useShop = (facts: ShopFacts) => {
  chosen = facts
}

/** The shop of the worker that runs this file; workers are numbered from one. */
function workersShop(): ShopFacts {
  const shops = inject("shops")
  return shops[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % shops.length]
}

/** The shop of this file's tests: the run's, or the one chosen with `useShop`. */
export const theShop = (): ShopFacts => chosen ?? workersShop()
