import type { Order, OrderItem } from "@silai/contracts/order/calls"
import { fairShare } from "@silai/contracts/order/share"

/** How many of each line, by its id. */
export type Pieces = Record<string, number | null>
type Chosen = { item: OrderItem; quantity: number }

export const chosenOf = (items: readonly OrderItem[], pieces: Pieces): Chosen[] =>
  items.flatMap((item) => {
    const quantity = pieces[item._id] ?? 0
    return quantity > 0 ? [{ item, quantity }] : []
  })

/** The sum paid for these pieces, as the server counts it; without stored tax facts, their price. */
export function worthOf({ itemsList, tax }: Pick<Order, "itemsList" | "tax">, chosen: readonly Chosen[]): number {
  const paise = chosen.map(({ item, quantity }) => {
    const paid = tax?.lines[itemsList.indexOf(item)]?.paidRupees ?? item.totalRupees
    return fairShare(Math.round(paid * 100), item.quantity, quantity)
  })
  return paise.reduce((sum, one) => sum + one, 0) / 100
}
