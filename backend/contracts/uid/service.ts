import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"

/** Pieces of an order that came back. `itemId`: the line's position in the order. */
export type ReceivedLine = { itemId: string; name: string; quantity: number; damaged: number }

export type ReceivedPieces = {
  returnId: string
  orderId: string
  /** They are only altered, and remain their buyer's. */
  isLent: boolean
  lines: readonly ReceivedLine[]
  /** As they were scanned. */
  uids: readonly string[]
  /** Why a label is missing, if one is. */
  note: string
  by: { name: string; userId: string | null }
}

/** The service of the ids plugin for other plugins. */
export type IUidModuleService = {
  /** Ids, by the whole id or their order's number, for the search of the whole back office: the newest first, in one indexed statement. */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /**
   * Checks the scanned labels of returned pieces: they must be those sent with the order. They are in stock again, or
   * void when all of a line came back damaged. @throws uid.not_from_order, uid.not_this_return, uid.scan_wanted,
   * uid.scanned_twice, uid.form, uid.check
   */
  receiveReturnedLabel(trx: Sql, received: ReceivedPieces): Promise<void>
  /** The exchange's replacement stays in the shop: its money is refunded instead. */
  cancelReplacement(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void>
  /** The pieces of a request are sent back to their buyer. */
  returnToBuyer(trx: Sql, returnId: string, by: ReceivedPieces["by"]): Promise<void>
}
