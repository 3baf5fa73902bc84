import type { Availability } from "@silai/contracts/bag/units"
import { persist, reread } from "~/lib/device/persist"
import { createStore } from "~/lib/store"
import { randomId } from "~/lib/random-id"
import { applied } from "./rules"

/** One line of the bag, with requirements §3's field names. Money in rupees. */
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
  /** The base price; missing in lines stored before this field existed. */
  basePrice?: number
  /** The price that the shopper last saw; missing or null while that is `price`, or unknown. */
  seenPrice?: number | null
  addedAt: string
  image: string
  quantity: number
  size: string | Readonly<Record<string, unknown>>
  orderType: "readymade" | "custom"
  /** Only in an account's bag: no longer sold. */
  gone?: boolean
}

/** The operations on a bag; `available` is the stock known to the page. */
export type BagChange =
  | { kind: "add"; line: BagItem; available: Availability }
  | { kind: "quantity"; id: string; quantity: number; available: Availability }
  | { kind: "remove"; id: string }
  /** Puts a line that was removed back to its place. */
  | { kind: "restore"; line: BagItem }

export type BagState = {
  items: BagItem[]
  cartCount: number
  /** Saved for later: not counted, not checked out; missing when nothing ever was. */ later?: BagItem[]
}

export const bag = createStore<BagState>({ items: [], cartCount: 0 })

/** A bag of these lines; the count is the sum of quantities. */
export function bagOf(items: BagItem[]): BagState {
  return { items, cartCount: items.reduce((sum, item) => sum + item.quantity, 0) }
}

/** Counts changes of the account's bag outside its own query: merged lines, a placed order. */
export const ownBagNews = createStore(0)
/** Why lines of this browser could not be merged into the account; null when none are left. */
export const bagMoveError = createStore<string | null>(null)
export const ownBagChanged = () => ownBagNews.set((now) => now + 1)

/**
 * Changes this browser's bag while no other tab does, from what is stored now: two tabs that change it at once lose
 * nothing. Where the browser has no locks (plain http on a home network), rereading must do.
 */
export async function alone<T>(work: () => T): Promise<T> {
  const locks = (navigator as { locks?: LockManager }).locks
  const onFreshBag = () => {
    reread()
    return work()
  }
  return locks ? locks.request("bag", onFreshBag) : onFreshBag()
}

/** Changes the lines of this browser's bag; `change` returns the same array when there is nothing to change. */
export async function changeGuestLines(change: (now: BagItem[]) => BagItem[]): Promise<void> {
  await alone(() =>
    bag.set((now) => {
      const after = change(now.items)
      return after === now.items ? now : { ...now, ...bagOf(after) }
    }),
  )
}

export const removeFromBag = (bagItemId: string) =>
  changeGuestLines((now) => now.filter((item) => item.bagItemId !== bagItemId))

/** Changes this browser's bag by the rules of requirements §4; returns the refusal's sentence, or null. */
export function changeGuestBag(change: BagChange): string | null {
  const after = applied(bag.get().items, change)
  if ("refused" in after) return after.refused
  bag.set((now) => ({ ...now, ...bagOf(after.items) }))
  return null
}

/**
 * Whether a stored line can be shown. Also serialised as text (`prehydration/draw-bag.ts`): it uses nothing from
 * outside.
 */
export function isWholeLine(found: Partial<BagItem> | null): boolean {
  return (
    typeof found?.variantId === "string" &&
    Boolean(found.size) &&
    Number.isInteger(found.quantity) &&
    Number(found.quantity) > 0 &&
    Number.isFinite(found.price)
  )
}

function revive(found: unknown): BagState | null {
  const { items, later } = (found ?? {}) as Partial<BagState>
  if (!Array.isArray(items)) return null
  const whole = (lines: BagItem[]) =>
    lines.filter(isWholeLine).map((item) => ({ ...item, bagItemId: item.bagItemId || randomId() }))
  return { ...bagOf(whole(items)), ...(Array.isArray(later) && { later: whole(later) }) }
}

let started = false

/** Restores and persists the bag, once per tab. */
export function startBag() {
  if (started) return
  started = true
  void persist({ store: bag, slice: "bag", revive })
}
