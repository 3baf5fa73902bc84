import type { StockPreview } from "@silai/contracts/inventory/calls"
import { STOCK_COLUMNS, STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventoryMessages } from "@silai/contracts/inventory/messages"
import type { Sql } from "@silai/kit/knex"
import { createHash } from "node:crypto"
import { type Fault, type FileRow, readStockFile } from "../../rules/stock-file"
import { stockAfter } from "../../rules/stock-line"
import { type StockLevel, levelsOfSkus } from "./levels"

type Change = { row: number; level: StockLevel; to: number }
export type Plan = { changes: Change[]; itemIds: string[]; preview: StockPreview }

/** The changes that importing a file would make to the current levels. @throws inventory.no_columns, too_many_rows */
export async function planOf(sql: Sql, text: string): Promise<Plan> {
  const { rows, faults } = readStockFile(text)
  const total = rows.length + faults.length
  const levels = await levelsOfSkus(
    sql,
    rows.map(({ sku }) => sku.toLowerCase()),
  )
  const bySku = new Map(levels.map((level) => [level.sku.toLowerCase(), level]))
  const changes: Change[] = []
  for (const row of rows) {
    const judged = judge(row, bySku.get(row.sku.toLowerCase()))
    if ("message" in judged) faults.push(judged)
    else if (judged.to !== judged.level.stocked) changes.push(judged)
  }
  faults.sort((one, other) => one.row - other.row)
  return { changes, itemIds: levels.map(({ itemId }) => itemId), preview: previewOf(total, changes, faults) }
}

function judge({ row, sku, to }: FileRow, level: StockLevel | undefined): Change | Fault {
  if (!level) return { row, column: STOCK_COLUMNS[0], message: inventoryMessages.unknownSku(sku.slice(0, 60)) }
  // A row equal to the current stock is not a change, whatever is reserved.
  const after = to === level.stocked ? to : stockAfter({ set: to }, level)
  return typeof after === "number"
    ? { row, level, to: after }
    : { row, column: STOCK_COLUMNS[4], message: after.message }
}

function previewOf(rows: number, changes: readonly Change[], faults: readonly Fault[]): StockPreview {
  const named = changes.map(({ row, level: { sku, style, color, size, stocked, reserved, held }, to }) => ({
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
  const canonical = JSON.stringify([
    changes.map(({ level, to }) => [level.itemId, level.stocked, to]),
    faults.map(({ row, column }) => [row, column]),
  ])
  return {
    rows,
    unchanged: rows - changes.length - faults.length,
    changes: changes.length,
    shown: named.slice(0, STOCK_FILE.maxShown),
    faults: faults.length,
    faultsShown: faults.slice(0, STOCK_FILE.maxFaults),
    fingerprint: createHash("sha256").update(canonical).digest("hex"),
  }
}
