import type { StockPreview } from "@silai/contracts/inventory/calls"
import { STOCK_COLUMNS, STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventorySays } from "@silai/contracts/inventory/messages"
import type { Sql } from "@silai/kit/knex"
import { createHash } from "node:crypto"
import { type Fault, type FileRow, readStockFile } from "../rules/stock-file"
import { stockAfter } from "../rules/stock-line"
import { type Shelf, shelvesOfSkus } from "./levels"

type Change = { row: number; shelf: Shelf; to: number }
export type Plan = { changes: Change[]; itemIds: string[]; preview: StockPreview }

/** What a file would do to the shelves as they are now. @throws inventory.no_columns, too_many_rows */
export async function planOf(sql: Sql, text: string): Promise<Plan> {
  const { rows, faults } = readStockFile(text)
  const total = rows.length + faults.length
  const shelves = await shelvesOfSkus(
    sql,
    rows.map(({ sku }) => sku.toLowerCase()),
  )
  const bySku = new Map(shelves.map((shelf) => [shelf.sku.toLowerCase(), shelf]))
  const changes: Change[] = []
  for (const row of rows) {
    const judged = judge(row, bySku.get(row.sku.toLowerCase()))
    if ("message" in judged) faults.push(judged)
    else if (judged.to !== judged.shelf.stocked) changes.push(judged)
  }
  faults.sort((one, other) => one.row - other.row)
  return { changes, itemIds: shelves.map(({ itemId }) => itemId), preview: previewOf(total, changes, faults) }
}

function judge({ row, sku, to }: FileRow, shelf: Shelf | undefined): Change | Fault {
  if (!shelf) return { row, column: STOCK_COLUMNS[0], message: inventorySays.unknownSku(sku.slice(0, 60)) }
  // A row that says what is there already is no change, whatever is promised.
  const after = to === shelf.stocked ? to : stockAfter({ set: to }, shelf)
  return typeof after === "number"
    ? { row, shelf, to: after }
    : { row, column: STOCK_COLUMNS[4], message: after.message }
}

function previewOf(rows: number, changes: readonly Change[], faults: readonly Fault[]): StockPreview {
  const named = changes.map(({ row, shelf: { sku, style, color, size, stocked, reserved, held }, to }) => ({
    row,
    sku,
    style,
    color,
    size,
    from: stocked,
    to,
    reserved,
    held,
  }))
  const said = JSON.stringify([
    changes.map(({ shelf, to }) => [shelf.itemId, shelf.stocked, to]),
    faults.map(({ row, column }) => [row, column]),
  ])
  return {
    rows,
    unchanged: rows - changes.length - faults.length,
    changes: changes.length,
    shown: named.slice(0, STOCK_FILE.maxShown),
    faults: faults.length,
    faultsShown: faults.slice(0, STOCK_FILE.maxFaults),
    fingerprint: createHash("sha256").update(said).digest("hex"),
  }
}
