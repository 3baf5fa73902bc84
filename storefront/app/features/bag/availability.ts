import { bagSays } from "@silai/contracts/bag/messages"
import { limitNote, mostUnits, type Availability } from "@silai/contracts/bag/units"
import { catalogueSays } from "@silai/contracts/catalogue/messages"
import type { VariantCard } from "@silai/contracts/catalogue/shapes"
import type { BagItem } from "./bag-store"

/**
 * What the shop has of a line's size. Until its card has come, the line keeps what it has: the stock check before the
 * checkout is the judge.
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
 * What stands beside a line's quantity: left the shop, sold out, fewer left than are in the bag, or the limit reached. Until the shelf is
 * `known`, only the limit that always holds.
 */
export function limitNoteOf(
  { quantity, gone }: Pick<BagItem, "quantity" | "gone">,
  available: Availability,
  known = true,
): string | null {
  if (gone) return bagSays.gone
  if (!known) return limitNote(quantity, { stock: null, backorder: false })
  return mostUnits(available) === 0 ? catalogueSays.outOfStock : limitNote(quantity, available)
}
