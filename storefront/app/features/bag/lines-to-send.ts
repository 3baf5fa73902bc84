import type { BagLine } from "@silai/contracts/checkout/calls"
import type { BagItem } from "./bag-store"

const AS_IT_IS = ["measurementType", "fitProfile"]

/** A size as the calls take it: a label, or measurements as numbers (the wizard's fields are text). */
export function sizeToSend(size: BagItem["size"]): BagLine["size"] {
  if (typeof size === "string") return size
  const numbers = Object.entries(size).map(([name, value]) => [name, AS_IT_IS.includes(name) ? value : Number(value)])
  return Object.fromEntries(numbers) as BagLine["size"]
}

/**
 * The bag's lines for checkout: the fields that name the goods, and the price per unit in rupees that the shopper saw.
 */
export function linesToPay(items: readonly BagItem[]): BagLine[] {
  return items.map(({ bagItemId, variantId, size, quantity, price }) => ({
    bagItemId,
    variantId,
    size: sizeToSend(size),
    quantity,
    price,
  }))
}

/** Whether anything in the bag is made to order, which takes longer (requirements §1). */
export function hasCustom(items: readonly Pick<BagItem, "orderType">[]): boolean {
  return items.some(({ orderType }) => orderType === "custom")
}

/** Whether a piece is cut to one person's measurements, and so cannot be returned. */
export const hasMeasured = (items: readonly Pick<BagItem, "size">[]): boolean =>
  items.some(({ size }) => typeof size !== "string")
