import type { OrderItem } from "@silai/contracts/order/calls"

/** The sizes of a line as its buyer has them: some pieces of it may have been exchanged. Each size once. */
export function heldSizes({
  size,
  quantity,
  exchanged,
}: Pick<OrderItem, "size" | "quantity" | "exchanged">): { size: string; quantity: number }[] {
  const others = exchanged.reduce((sum, one) => sum + one.quantity, 0)
  const held = new Map<string, number>()
  for (const one of [{ size, quantity: quantity - others }, ...exchanged])
    if (one.quantity > 0) held.set(one.size, (held.get(one.size) ?? 0) + one.quantity)
  return [...held].map(([key, pieces]) => ({ size: key, quantity: pieces }))
}
