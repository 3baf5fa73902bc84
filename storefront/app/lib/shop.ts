import type { DeliveryCost } from "@silai/contracts/checkout/calls"
import { DELIVERY_DAYS } from "@silai/contracts/checkout/limits"
import { FIRST_SETTINGS, type ShopSettings } from "@silai/contracts/shop/sections"

/**
 * What the shopkeeper sets and many pages say; the same for everybody. Rupees. `homeVersion` only tells the server that
 * kept pages are out of date.
 */
export type ShopFacts = ShopSettings & { homeVersion: number; delivery: DeliveryCost; pickup: boolean }

/** Id of the element in which the server writes them into each page. */
export const SHOP_FACTS = "shop-facts"

const { make, roads } = DELIVERY_DAYS
const FIRST: ShopFacts = {
  ...FIRST_SETTINGS,
  homeVersion: 0,
  delivery: {
    fee: 0,
    freeFrom: null,
    someDiffer: false,
    days: { min: make.min + roads.local.min, max: make.max + roads.remote.max },
    version: 0,
  },
  pickup: true,
}
let facts: ShopFacts | undefined

function written(): ShopFacts | undefined {
  const text = typeof document === "undefined" ? null : document.getElementById(SHOP_FACTS)?.textContent
  return text ? (JSON.parse(text) as ShopFacts) : undefined
}

/** The shop's facts: on the server the latest, in the browser those of the page that was opened, so that both render the same. */
export function shop(): ShopFacts {
  facts ??= written() ?? FIRST
  return facts
}

/** For the server, and for tests. */
export function setShop(next: ShopFacts): void {
  facts = next
}
