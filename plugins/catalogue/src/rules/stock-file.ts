import { countOf as piecesOf } from "@silai/contracts/inventory/count"
import { INVENTORY, STOCK_COLUMNS, STOCK_FILE } from "@silai/contracts/inventory/limits"
import { inventoryRefusals, inventoryMessages } from "@silai/contracts/inventory/messages"
import { plainOf } from "@silai/contracts/plain"
import { type Columns, textOfCell } from "@silai/kit/csv"
import { refuse } from "@silai/kit/refuse"
import { parse } from "papaparse"

export type FileRow = { row: number; sku: string; to: number }
export type Fault = { row: number; column: string; message: string }
export type StockLine = {
  sku: string
  style: string
  color: string
  size: string
  stocked: number
  reserved: number
  held: number
  free: number
}

const [skuColumn, , , , countColumn] = STOCK_COLUMNS

const keyOf = (text: string) => plainOf(text).toLowerCase()
const skuOf = (text: string) => textOfCell(plainOf(text))

const CELLS: Record<(typeof STOCK_COLUMNS)[number], Columns<StockLine>[string]> = {
  SKU: ({ sku }) => sku,
  Product: ({ style }) => style,
  Colour: ({ color }) => color,
  Size: ({ size }) => size,
  Stocked: ({ stocked }) => stocked,
  Reserved: ({ reserved }) => reserved,
  Held: ({ held }) => held,
  Free: ({ free }) => free,
}

/** The columns of the file of stock. */
export const STOCK_CELLS: Columns<StockLine> = Object.fromEntries(STOCK_COLUMNS.map((name) => [name, CELLS[name]]))

/** The text of an uploaded file. @throws inventory.not_csv for anything but UTF-8 text */
export function textOfFile(bytes: Uint8Array): string {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    if (!text.includes("\0")) return text
  } catch {
    /* refused below */
  }
  throw refuse(inventoryRefusals.not_csv)
}

/** Spreadsheets separate cells by commas, semicolons or tabs, depending on the country; the header row shows which. */
function delimiterOf(text: string): string {
  const [heading = ""] = text.split(/\r?\n|\r/, 1)
  const counted = [",", ";", "\t"].map((sign) => ({ sign, count: heading.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}

/** A typed number of pieces, or what is wrong with it. */
function countOf(text: string): number | string {
  const written = plainOf(text)
  if (!written) return inventoryMessages.noCount
  if (/^-\s*\d+$/.test(written)) return inventoryMessages.negative
  const count = piecesOf(written)
  if (count === null) return inventoryMessages.notACount(text.trim().slice(0, 30))
  return count > INVENTORY.maxStock ? inventoryMessages.tooMany : count
}

/**
 * Reads article numbers and pieces from a CSV text; other columns and empty rows are ignored. Rows are numbered as in a
 * spreadsheet, the header being 1.
 * @throws inventory.no_columns, inventory.too_many_rows
 */
export function readStockFile(text: string): { rows: FileRow[]; faults: Fault[] } {
  const plain = text.replace(/^\ufeff/, "")
  const { data, errors } = parse<string[]>(plain, { delimiter: delimiterOf(plain) })
  const heading = (data[0] ?? []).map(keyOf)
  const [skuAt, countAt] = [heading.indexOf(keyOf(skuColumn)), heading.indexOf(keyOf(countColumn))]
  const missing = [...(skuAt < 0 ? [`“${skuColumn}”`] : []), ...(countAt < 0 ? [`“${countColumn}”`] : [])]
  if (missing.length) throw refuse(inventoryRefusals.no_columns, missing.join(" and "))
  if (data.length - 1 > STOCK_FILE.maxRows + 1) throw refuse(inventoryRefusals.too_many_rows)
  // An unclosed quotation mark swallows all rows below it, and their loss would go unnoticed.
  const open = errors.find(({ code }) => code === "MissingQuotes")?.row
  const unread = open === undefined ? [] : [{ row: open + 1, column: skuColumn, message: inventoryMessages.openQuote }]
  const [rows, faults, seen] = [[] as FileRow[], unread as Fault[], new Map<string, number>()]
  data.slice(1).forEach((cells, place) => {
    const row = place + 2
    if (place + 1 === open || cells.every((cell) => !cell.trim())) return
    const sku = skuOf(cells[skuAt] ?? "")
    if (!sku) return void faults.push({ row, column: skuColumn, message: inventoryMessages.noSku })
    const before = seen.get(keyOf(sku))
    if (before) return void faults.push({ row, column: skuColumn, message: inventoryMessages.skuTwice(before) })
    seen.set(keyOf(sku), row)
    const to = countOf(cells[countAt] ?? "")
    if (typeof to === "string") faults.push({ row, column: countColumn, message: to })
    else rows.push({ row, sku, to })
  })
  return { rows, faults }
}
