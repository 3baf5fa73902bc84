import { persist } from "~/lib/persist"
import { createStore } from "~/lib/store"

/** One line of the bag, as SPEC §3 names its fields. Money in rupees. */
export type BagItem = {
  bagItemId: string
  _id?: string
  variantId: string
  variantName: string
  name: string
  slug: string
  categoryName: string
  productId: string
  categoryId: string
  color: string
  price: number
  addedAt: string
  image: string
  quantity: number
  size: string | Record<string, string | number>
  orderType: "readymade" | "custom"
}

export type BagState = { items: BagItem[]; cartCount: number }

export const bag = createStore<BagState>({ items: [], cartCount: 0 })

/** A bag of these lines; the count is the sum of quantities. */
export function bagOf(items: BagItem[]): BagState {
  return { items, cartCount: items.reduce((sum, item) => sum + item.quantity, 0) }
}

export function removeFromBag(bagItemId: string) {
  bag.set((now) => bagOf(now.items.filter((item) => item.bagItemId !== bagItemId)))
}

function revive(found: unknown): BagState | null {
  const items = (found as BagState | undefined)?.items
  if (!Array.isArray(items)) return null
  return bagOf(items.filter((item) => typeof item?.variantId === "string" && Number.isInteger(item.quantity) && item.quantity > 0))
}

let started = false

/** Restores the bag and keeps it, once per tab. */
export function startBag() {
  if (started) return
  started = true
  void persist({ store: bag, slice: "bag", revive })
}
