import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import type { shopCalls } from "@silai/contracts/shop/calls"
import { call, entry } from "../call"
import "./first-shop.server"
import { setShop, shop, type ShopFacts } from "./shop"

const shippingFees = entry<typeof checkoutCalls.shippingFees>("/customer/shippingFee/all")
const shopSettings = entry<typeof shopCalls.settings>("/customer/shop/settings")

async function readShop(): Promise<ShopFacts> {
  const [ways, settings] = await Promise.all([call(shippingFees, {}), call(shopSettings, {})])
  return {
    ...settings.data,
    homeVersion: settings.homeVersion,
    delivery: ways.everywhere,
    pickup: ways.data.some(({ method }) => method === "pickup"),
  }
}

/** Rereads the shop's facts. Returns whether they have changed; null, keeping the old ones, when the shop does not reply. */
export async function refreshShop(): Promise<boolean | null> {
  try {
    const next = await readShop()
    const changed = JSON.stringify(next) !== JSON.stringify(shop())
    if (changed) setShop(next)
    return changed
  } catch {
    return null
  }
}
