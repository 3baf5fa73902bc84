import { inject } from "vitest"
import type { ShopFacts } from "./shop"

let chosen: ShopFacts | undefined

/** For a test that opens a shop of its own (`openShop`), for example to kill it: from now on the rig's functions mean that one. */
export const useShop = (facts: ShopFacts) => {
  chosen = facts
}

/** The shop that this file's tests talk to: the run's, or the one chosen with `useShop`. */
export const theShop = (): ShopFacts => chosen ?? inject("shop")
