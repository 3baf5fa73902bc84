import { CHANGED_BY_SPREADSHEETS } from "@silai/contracts/house/limits"
import { unparse } from "papaparse"

/** Rows as CSV, their names as the heading; what a spreadsheet would run is marked as text. */
export const csvOf = (rows: readonly Record<string, string | number>[]): string =>
  unparse([...rows], { escapeFormulae: CHANGED_BY_SPREADSHEETS, newline: "\r\n" })
