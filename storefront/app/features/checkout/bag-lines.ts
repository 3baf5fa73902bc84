import { CUSTOM_SIZE } from "@silai/contracts/bag/limits"
import type { BagLine } from "@silai/contracts/checkout/calls"
import type { BagItem } from "~/features/bag/bag-store"

/** A size as the calls take it: a label, or measurements as numbers (fields of the wizard are text until then). */
export function sizeToSend(size: BagItem["size"]): BagLine["size"] {
  if (typeof size === "string") return size
  const numbers = Object.entries(size).map(([name, value]) => [
    name,
    name === "measurementType" ? value : Number(value),
  ])
  return Object.fromEntries(numbers) as BagLine["size"]
}

/** The bag as the till takes it: what names the goods, and the rupees per unit that the shopper saw. */
export function linesToPay(items: readonly BagItem[]): BagLine[] {
  return items.map(({ bagItemId, variantId, size, quantity, price }) => ({
    bagItemId,
    variantId,
    size: sizeToSend(size),
    quantity,
    price,
  }))
}

export function sizeWords(size: BagItem["size"]): string {
  return typeof size === "string" ? size : CUSTOM_SIZE
}

/** Whether anything in the bag is made to order, which takes longer (SPEC §1). */
export function hasCustom(items: readonly Pick<BagItem, "orderType">[]): boolean {
  return items.some(({ orderType }) => orderType === "custom")
}
