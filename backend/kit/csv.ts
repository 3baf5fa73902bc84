import { unparse } from "papaparse"

/**
 * A spreadsheet runs a text with this beginning as a formula; also with the full-width signs of a Chinese or Japanese
 * keyboard, and after blanks and signs that nobody sees, which it may drop. A bar begins a command in some of them.
 */
const formula = /^[\p{Cc}\p{Cf}\u115f\u1160\u2800\u3164]|^\s*[=+\-@|＝＋－＠｜]/u

/**
 * Rows as a CSV file for spreadsheets, with a byte order mark for UTF-8, without which Excel garbles names. A text that
 * would run as a formula gets a leading apostrophe, which marks it as text.
 */
export const csvOf = (fields: readonly string[], data: readonly (readonly unknown[])[]): string =>
  `\ufeff${unparse({ fields: [...fields], data: data.map((row) => [...row]) }, { escapeFormulae: formula, newline: "\r\n" })}\r\n`

/** The text of a cell without the apostrophe that `csvOf` may have added. */
export const textOfCell = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell
