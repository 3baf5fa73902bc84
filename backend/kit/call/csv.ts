import { CHANGED_BY_SPREADSHEETS } from "@silai/contracts/house/limits"
import { unparse } from "papaparse"

/** A file's columns by name, from left to right, with each one's value for a row. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => string | number>>

/** A text that would run as a formula, or be read as another number or a day, gets a leading apostrophe, which marks it as text. */
const linesOf = (data: readonly (readonly unknown[])[]): string =>
  data.length
    ? `${unparse(
        data.map((row) => [...row]),
        { escapeFormulae: CHANGED_BY_SPREADSHEETS, newline: "\r\n" },
      )}\r\n`
    : ""

/** Rows as a CSV file for spreadsheets, with a byte order mark for UTF-8, without which Excel garbles names. */
export const csvOf = (fields: readonly string[], data: readonly (readonly unknown[])[]): string =>
  `\ufeff${linesOf([fields, ...data])}`

const cellsOf = <Row>(columns: Columns<Row>, rows: readonly Row[]) =>
  rows.map((row) => Object.values(columns).map((cell) => cell(row)))

/** The same for rows with named columns. */
export const csvFile = <Row>(columns: Columns<Row>, rows: readonly Row[]): string =>
  csvOf(Object.keys(columns), cellsOf(columns, rows))

/** The same, in pieces as its rows are read; the first has the column names, even if there are no rows. */
export async function* csvInPieces<Row>(
  columns: Columns<Row>,
  pages: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string, void> {
  let isBegun = false
  for await (const rows of pages) {
    yield isBegun ? linesOf(cellsOf(columns, rows)) : csvFile(columns, rows)
    isBegun = true
  }
  if (!isBegun) yield csvFile(columns, [])
}

/** The text of a cell without the apostrophe that `csvOf` may have added. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && CHANGED_BY_SPREADSHEETS.test(cell.slice(1)) ? cell.slice(1) : cell
