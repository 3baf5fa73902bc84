import { LAST_CUSTOMER } from "~/lib/auth"
import { getStored, parseStored, setStored } from "~/lib/device/storage"
import { isWholeLine, type BagItem } from "./bag-store"

/**
 * Storage key for the account's bag as rendered before it is loaded (`prehydration/draw-bag.ts`): the customer's
 * id and the lines as they were last seen, without measurements. Without a connection it is all that is there of it.
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

/** The lines of the customer who was last signed in here; none when they are another's. */
export function lastBag(): LastLine[] {
  const stored = parseStored(getStored(LAST_BAG)) as Partial<LastBag> | null
  const isTheirs = Boolean(stored?.customerId) && stored?.customerId === getStored(LAST_CUSTOMER)
  return isTheirs && Array.isArray(stored?.items) ? stored.items.filter(isWholeLine) : []
}

export const forgetBag = () => setStored(LAST_BAG, null)
