import type { checkoutCalls } from "@silai/contracts/checkout/calls"
import { call, entry } from "./call"
import { setShop, shop, type ShopFacts } from "./shop"

const shippingFees = entry<typeof checkoutCalls.shippingFees>("/customer/shippingFee/all")

async function readShop(): Promise<ShopFacts> {
  const { data, everywhere } = await call(shippingFees, {})
  return { delivery: everywhere, pickup: data.some(({ method }) => method === "pickup") }
}

/** Reads the shop's facts anew. Says whether they have changed; where the shop does not answer, they stay as they are. */
export async function refreshShop(): Promise<boolean> {
  try {
    const next = await readShop()
    const changed = JSON.stringify(next) !== JSON.stringify(shop())
    if (changed) setShop(next)
    return changed
  } catch {
    return false
  }
}
