import { bagMessages } from "@silai/contracts/bag/messages"
import { mostUnits, type Availability } from "@silai/contracts/bag/units"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import { sizeNamed } from "@silai/contracts/catalogue/limits"
import { inRupees } from "@silai/contracts/rupees"
import type { BagItem } from "../bag-store"
import { priceNow, type CurrentPrice } from "../prices"

/** A catalogue price with the stock of its size; `stock` is null for made-to-measure. */
export type CurrentGoods = CurrentPrice & Availability
/** Lines whose quantity was lowered to what is left, by line id. */
export type Lowered = Readonly<Record<string, { was: number; left: number }>>
/** A change of one line since the shopper last saw it. `sentence` follows the piece's name. */
export type BagNewsRow = { item: BagItem; kind: "rose" | "fell" | "lowered" | "soldOut"; sentence: string }

const nothingLeft: Availability = { stock: 0, backorder: false }

function goodsNow(item: BagItem, goods: readonly CurrentGoods[]): CurrentGoods | undefined {
  const found = priceNow(item, goods) as CurrentGoods | undefined
  // Another size of the same colourway gives the price, but not this size's stock.
  return found && (typeof item.size !== "string" || found.size === sizeNamed(item.size)) ? found : undefined
}

/** The stock of a line's size; nothing when the shop no longer sells it. */
export const leftOf = (item: BagItem, goods: readonly CurrentGoods[]): Availability =>
  goodsNow(item, goods) ?? nothingLeft

/** The lines at the catalogue's prices, each with the price that was last seen; the same array when nothing changed. */
export function atPricesNow(items: BagItem[], goods: readonly CurrentGoods[]): BagItem[] {
  const after = items.map((item) => {
    const price = goodsNow(item, goods)?.price ?? item.price
    return price === item.price ? item : { ...item, price, seenPrice: item.seenPrice ?? item.price }
  })
  return after.some((item, at) => item !== items[at]) ? after : items
}

/** Lines with more units than are left, if any are left: with the quantity that fits. */
export function toLower(items: readonly BagItem[], goods: readonly CurrentGoods[]) {
  return items.flatMap((item) => {
    const available = leftOf(item, goods)
    const left = mostUnits(available)
    return left > 0 && item.quantity > left ? [{ item, left, available }] : []
  })
}

const isUnseen = (item: BagItem): item is BagItem & { seenPrice: number } =>
  !item.gone && item.seenPrice != null && item.seenPrice !== item.price

/** The lines with today's prices as seen; the same array when all were. */
export const allSeen = (items: BagItem[]): BagItem[] =>
  items.some(isUnseen) ? items.map((item) => (isUnseen(item) ? { ...item, seenPrice: item.price } : item)) : items

/** The lines whose current price is not yet acknowledged. */
export const unseen = (items: readonly BagItem[]): BagItem[] => items.filter(isUnseen)

/** All that changed, in the order of the lines. `goods` is null until the stock is known. */
export function newsOf(
  items: readonly BagItem[],
  goods: readonly CurrentGoods[] | null,
  lowered: Lowered,
): BagNewsRow[] {
  return items.flatMap((item): BagNewsRow[] => {
    if (goods && (item.gone || mostUnits(leftOf(item, goods)) === 0))
      return [
        { item, kind: "soldOut", sentence: goodsNow(item, goods) ? catalogueMessages.outOfStock : bagMessages.gone },
      ]
    const rows: BagNewsRow[] = []
    if (isUnseen(item)) {
      const { price, seenPrice } = item
      rows.push(
        price > seenPrice
          ? { item, kind: "rose", sentence: bagMessages.priceRose(inRupees(seenPrice), inRupees(price)) }
          : {
              item,
              kind: "fell",
              sentence: bagMessages.priceFell(inRupees(price), inRupees(saved(seenPrice, price))),
            },
      )
    }
    const less = lowered[item.bagItemId]
    if (less && less.left === item.quantity)
      rows.push({ item, kind: "lowered", sentence: bagMessages.lowered(less.left, less.was) })
    return rows
  })
}

const saved = (was: number, now: number) => (Math.round(was * 100) - Math.round(now * 100)) / 100
