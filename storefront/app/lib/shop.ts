import type { DeliveryCost } from "@silai/contracts/checkout/calls"
import type { OpeningHours } from "@silai/contracts/checkout/opening-hours"
import { FIRST_SETTINGS, type ShopSettings } from "@silai/contracts/shop/sections"

/**
 * What the shopkeeper sets and many pages say; the same for everybody. Rupees. `homeVersion` only tells the server that
 * kept pages are out of date.
 */
export type ShopFacts = ShopSettings & {
  homeVersion: number
  delivery: DeliveryCost
  pickup: boolean
  hours: OpeningHours
}

/** Id of the element in which the server writes them into each page. */
export const SHOP_FACTS = "shop-facts"

// Until the server has been told. No page is drawn from these days and hours: their texts would be in every first load.
const FIRST: ShopFacts = {
  ...FIRST_SETTINGS,
  homeVersion: 0,
  delivery: {
    fee: 0,
    freeFrom: null,
    someDiffer: false,
    days: { min: 0, max: 0 },
    version: 0,
  },
  pickup: true,
  hours: { week: [], closed: [] },
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
