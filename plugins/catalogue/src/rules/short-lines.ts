import type { PricedLine } from "@silai/contracts/catalogue/service"

type Wanted = { quantity: number; priced: PricedLine | null }

/**
 * Indexes of the bag lines that are not available. Lines that draw on the same stock are summed first: when together
 * they want too much, all of them are named, because the shopper decides which to give up.
 */
export function shortLines(lines: readonly Wanted[]): number[] {
  const wantedOf = new Map<string, number>()
  for (const { quantity, priced } of lines) {
    if (priced?.inventoryItemId)
      wantedOf.set(priced.inventoryItemId, (wantedOf.get(priced.inventoryItemId) ?? 0) + quantity)
  }
  const cannotBeHad = ({ priced }: Wanted): boolean => {
    if (!priced?.published) return true
    if (priced.inventoryItemId === null || priced.backorder) return false
    return (wantedOf.get(priced.inventoryItemId) ?? 0) > priced.stock
  }
  return lines.flatMap((line, place) => (cannotBeHad(line) ? [place] : []))
}
