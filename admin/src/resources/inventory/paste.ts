import type { StockCell, StockRow, StockStyle } from "@silai/contracts/inventory/calls"
import { count } from "../../ui/format"
import { keyOf, type Pending } from "./draft"
import { readCount } from "./read-count"

/** A block as a spreadsheet copies it: a row per line, cells by tab; the final line break is no row. */
export const blockOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/\n+$/, "")
    .split("\n")
    .map((line) => line.split("\t").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")))

type Place = { row: StockRow; sizes: readonly string[]; at: number }
const cellAt = ({ row, sizes }: Place, column: number): StockCell | undefined =>
  row.sizes.find(({ size }) => size === sizes[column])

/**
 * Pastes a block from this cell to the right and down, into the next product. All or nothing: the first thing
 * that does not fit is returned. Empty cells of the block change nothing.
 */
export function pasteBlock(
  styles: readonly StockStyle[],
  from: { variantId: string; size: string },
  text: string,
): { changes: Pending[] } | { why: string } {
  const rows = styles.flatMap(({ sizes, colourways }) =>
    colourways.filter((row) => row.sizes.length > 0).map((row) => ({ row, sizes, at: sizes.indexOf(from.size) })),
  )
  const first = rows.findIndex(({ row }) => row._id === from.variantId)
  const changes = new Map<string, Pending>()
  for (const [down, cells] of blockOf(text).entries()) {
    const place = rows[first + down]
    for (const [right, written] of cells.entries()) {
      if (written === "") continue
      const where = `row ${count(down + 1)}, column ${count(right + 1)} of what you pasted`
      if (!place) return { why: `Nothing was filled in: ${where} would be below the last colour.` }
      const cell = cellAt(place, Math.max(0, place.at) + right)
      if (!cell) return { why: `Nothing was filled in: ${place.row.color} has no size for ${where}.` }
      const to = readCount(written)
      if (to === null)
        return { why: `Nothing was filled in: “${written.slice(0, 20)}” in ${where} is not a number of pieces.` }
      changes.set(keyOf(place.row._id, cell.size), {
        variantId: place.row._id,
        size: cell.size,
        seen: cell.stocked,
        to,
      })
    }
  }
  return { changes: [...changes.values()] }
}
