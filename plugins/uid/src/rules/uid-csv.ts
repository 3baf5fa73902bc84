import type { UidRow } from "@silai/contracts/uid/shapes"
import { UID_STATE_WORDS } from "@silai/contracts/uid/messages"
import { csvOf } from "@silai/kit/csv"
import { labelAddress } from "./address"

/** The file's columns, from left to right: what a printing house needs, and what the shop counts. */
const COLUMNS: Record<string, (row: UidRow) => string | number> = {
  Id: ({ written }) => written,
  "QR code": ({ uid }) => labelAddress(uid),
  State: ({ state }) => UID_STATE_WORDS[state],
  Piece: ({ name }) => name,
  Colour: ({ color }) => color,
  Size: ({ size }) => size,
  "Made on": ({ madeOn }) => madeOn,
  Batch: ({ batchNumber }) => batchNumber,
  Place: ({ at }) => at,
  Order: ({ orderNumber }) => orderNumber ?? "",
  Checks: ({ checks }) => checks,
  Places: ({ places }) => places,
}

/** Ids as a CSV file for spreadsheets. */
export const uidCsv = (rows: readonly UidRow[]): string =>
  csvOf(
    Object.keys(COLUMNS),
    rows.map((row) => Object.values(COLUMNS).map((cell) => cell(row))),
  )
