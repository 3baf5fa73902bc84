import { setStored } from "~/lib/storage"
import type { BagItem } from "./bag-store"

/**
 * Storage key for what of the account's bag is drawn before it is loaded (`prehydration/draw-bag.ts`): the customer's
 * id and the lines as they were last seen, without measurements. Nothing else reads it.
 */
export const LAST_BAG = "customer-bag"

export type LastBag = { customerId: string; items: LastLine[] }
type LastLine = Pick<
  BagItem,
  "variantId" | "name" | "price" | "basePrice" | "quantity" | "image" | "size" | "orderType" | "gone"
>

export function rememberBag(customerId: string, items: readonly BagItem[]) {
  const lines = items.map(({ variantId, name, price, basePrice, quantity, image, size, orderType, gone }): LastLine => {
    const drawn = typeof size === "string" ? size : {}
    return { variantId, name, price, basePrice, quantity, image, size: drawn, orderType, gone }
  })
  setStored(LAST_BAG, JSON.stringify({ customerId, items: lines } satisfies LastBag))
}

export const forgetBag = () => setStored(LAST_BAG, null)
