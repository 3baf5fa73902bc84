import type { Availability } from "@silai/contracts/bag/units"
import { persist } from "~/lib/persist"
import { createStore } from "~/lib/store"
import { newLineId } from "./line-id"
import { addLine, changeQuantity, type LineChange } from "./rules"

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

/** Counts what happened to the account's bag beside its own query: lines brought along, an order placed. */
export const ownBagNews = createStore(0)
export const ownBagChanged = () => ownBagNews.set((now) => now + 1)

export function removeFromBag(bagItemId: string) {
  bag.set((now) => bagOf(now.items.filter((item) => item.bagItemId !== bagItemId)))
}

/** Puts a change into the bag; gives the sentence of a refusal, or null when it is done. */
function take(change: LineChange): string | null {
  if ("refused" in change) return change.refused
  bag.set(bagOf(change.items))
  return null
}

/** Adds a line by the rules of SPEC §4; the refusal's sentence, or null. */
export function addToBag(line: BagItem, available: Availability): string | null {
  return take(addLine(bag.get().items, line, available))
}

/** Changes how many of a line; the refusal's sentence, or null. */
export function setQuantity(bagItemId: string, quantity: number, available: Availability): string | null {
  return take(changeQuantity(bag.get().items, bagItemId, quantity, available))
}

function revive(found: unknown): BagState | null {
  const items = (found as BagState | undefined)?.items
  if (!Array.isArray(items)) return null
  const whole = items.filter(
    (item) => typeof item?.variantId === "string" && item.size && Number.isInteger(item.quantity) && item.quantity > 0 && Number.isFinite(item.price),
  )
  return bagOf(whole.map((item) => ({ ...item, bagItemId: item.bagItemId || newLineId() })))
}

let started = false

/** Restores the bag and keeps it, once per tab. */
export function startBag() {
  if (started) return
  started = true
  void persist({ store: bag, slice: "bag", revive })
}
