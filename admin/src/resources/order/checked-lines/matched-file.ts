import { oneLine } from "@silai/contracts/plain"
import { parse, unparse } from "papaparse"

/** Which column of a file is what, by its place; null: the file has none. */
export type Columns<Column extends string> = Record<Column, number | null>
export type MatchedFile<Column extends string> = { headings: string[]; rows: string[][]; columns: Columns<Column> }
/** The names of a column, lower-case, without blanks and signs. */
export type Headings<Column extends string> = Record<Column, readonly string[]>

/** The headings may come below a title and the date of the report. */
const WITHIN = 12

export const plain = (heading: string) => heading.toLowerCase().replace(/[^a-z0-9]/g, "")

const parsed = (text: string) => parse<string[]>(text, { skipEmptyLines: "greedy" }).data

/**
 * The cells of a CSV text, or of rows that were copied from a spreadsheet, each in one line. A box may hold both: a row in
 * which the separator of the others does not occur is read with its own.
 */
export const rowsOf = (text: string): string[][] =>
  parsed(text.replace(/^\ufeff/, "")).map((row) => ((row.length === 1 && parsed(row.join())[0]) || row).map(oneLine))

function columnsOf<Column extends string>(row: readonly string[], known: Headings<Column>): Columns<Column> {
  const named = row.map(plain)
  const placeOf = (words: readonly string[]) => {
    // The first of our words found in the file: "Order ID" comes before "Reference No".
    const word = words.find((one) => named.includes(one))
    return word === undefined ? null : named.indexOf(word)
  }
  const places = Object.entries<readonly string[]>(known).map(([column, words]) => [column, placeOf(words)])
  return Object.fromEntries(places) as Columns<Column>
}

/** A file with its columns; null for a text without headings (`isEnough`), which is read as our own lines. */
export function matchFile<Column extends string>(
  text: string,
  known: Headings<Column>,
  isEnough: (columns: Columns<Column>) => boolean,
): MatchedFile<Column> | null {
  const rows = rowsOf(text)
  const at = rows.slice(0, WITHIN).findIndex((row) => isEnough(columnsOf(row, known)))
  const headings = rows[at]
  if (!headings) return null
  return { headings, rows: rows.slice(at + 1), columns: columnsOf(headings, known) }
}

/** The cells as a line that `rowsOf` reads again. */
export const lineOf = (cells: string[]): string => unparse([cells])

/** The text of a cell; "" where the file has no such column. */
export const cellOf = (row: readonly string[], place: number | null): string =>
  place === null ? "" : (row[place] ?? "")
