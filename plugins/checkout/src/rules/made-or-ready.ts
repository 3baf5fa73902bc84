import type { SnapshotLine } from "@silai/contracts/checkout/snapshot"

/**
 * Marks each line as in stock or to be made. Lines of one size draw on one stock level, in order: with one piece left,
 * two lines of one piece each become one ready and one to be made.
 * @param free pieces of each inventory item that this purchase may take; defaults to what the catalogue read
 */
export function madeOrReady(lines: readonly SnapshotLine[], free?: ReadonlyMap<string, number>): SnapshotLine[] {
  const left = new Map(free)
  return lines.map((line) => {
    const { inventoryItemId, quantity } = line
    if (line.measurement || inventoryItemId === null) return { ...line, orderType: "custom" }
    const there = left.get(inventoryItemId) ?? line.stock
    const fits = quantity <= there
    if (fits) left.set(inventoryItemId, there - quantity)
    return { ...line, orderType: line.backorder && !fits ? "custom" : "readymade" }
  })
}
