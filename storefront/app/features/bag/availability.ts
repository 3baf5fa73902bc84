import { bagMessages } from "@silai/contracts/bag/messages"
import { limitNote, mostUnits, type Availability } from "@silai/contracts/bag/units"
import { catalogueMessages } from "@silai/contracts/catalogue/messages"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import type { BagItem } from "./bag-store"

/**
 * The availability of a line's size. Until its card is loaded, the quantity stays: the stock check before the checkout
 * decides.
 */
export function availableTo(
  { size, quantity, gone }: Pick<BagItem, "size" | "quantity" | "gone">,
  card: Pick<VariantCard, "sizes" | "backorder"> | undefined,
): Availability {
  if (gone) return { stock: 0, backorder: false }
  if (typeof size !== "string") return { stock: null, backorder: card?.backorder ?? false }
  if (!card) return { stock: quantity, backorder: false }
  return { stock: card.sizes.find((one) => one.size === size)?.stock ?? 0, backorder: card.backorder }
}

/**
 * The note next to a line's quantity: no longer sold, sold out, fewer left than in the bag, or the limit reached. Until
 * the stock is `known`, only the fixed limit.
 */
export function limitNoteOf(
  { quantity, gone }: Pick<BagItem, "quantity" | "gone">,
  available: Availability,
  known = true,
): string | null {
  if (gone) return bagMessages.gone
  if (!known) return limitNote(quantity, { stock: null, backorder: false })
  return mostUnits(available) === 0 ? catalogueMessages.outOfStock : limitNote(quantity, available)
}
