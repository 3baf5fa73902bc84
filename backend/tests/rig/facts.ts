import { inject } from "vitest"
import type { ShopFacts } from "./shop"
import { present } from "@silai/contracts/present"

let chosen: ShopFacts | undefined

/**
 * For a test that opens its own shop (`openShop`), for example to kill it: from now on the rig's functions use
 * that one.
 */
export const useShop = (facts: ShopFacts) => {
  chosen = facts
}

/** The shop of the worker that runs this file; workers are numbered from one. */
function workersShop(): ShopFacts {
  const shops = inject("shops")
  return present(shops[(Number(process.env.VITEST_POOL_ID ?? 1) - 1) % shops.length], "a shop of this run")
}

/** The shop of this file's tests: the run's, or the one chosen with `useShop`. */
export const theShop = (): ShopFacts => chosen ?? workersShop()

/** Whether this file opened its own shop, and closes it. */
export const hasOwnShop = (): boolean => chosen !== undefined
