import type { DeliveryCost } from "@silai/contracts/checkout/calls"
import type { PageSettings } from "@silai/contracts/shop/sections"

/**
 * The shopkeeper's settings that many pages show; the same for everyone. Rupees. `homeVersion` only lets the server
 * know that cached pages are out of date.
 */
export type ShopFacts = PageSettings & {
  homeVersion: number
  delivery: DeliveryCost
  pickup: boolean
}

/** Id of the element in which the server writes them into each page. */
export const SHOP_FACTS = "shop-facts"

let facts: ShopFacts | undefined

/** The shop's facts: on the server the latest, in the browser those of the page that was opened, so that both render the same. */
export function shop(): ShopFacts {
  facts ??= JSON.parse(document.getElementById(SHOP_FACTS)?.textContent ?? "") as ShopFacts
  return facts
}

/** For the server, and for tests. */
export function setShop(next: ShopFacts): void {
  facts = next
}
