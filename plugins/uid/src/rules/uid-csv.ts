import type { UidRow } from "@silai/contracts/uid/shapes"
import { UID_STATE_WORDS } from "@silai/contracts/uid/messages"
import type { Columns } from "@silai/kit/csv"
import { labelAddress } from "./address"

/** The columns of the file of ids: what a printing house needs, and what the shop counts. */
export const UID_COLUMNS: Columns<UidRow> = {
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
