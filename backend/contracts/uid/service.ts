import type { Sql } from "../sql"

/** The module's name in Medusa's container: `container.resolve(UIDS)`. */
export const UIDS = "uid"

/** Pieces of an order that came back. `itemId`: the line's place in the order. */
export type BackAgain = { itemId: string; name: string; quantity: number; damaged: number }

export type ReceivedBack = {
  returnId: string
  orderId: string
  /** They are only mended, and remain their buyer's. */
  isLent: boolean
  lines: readonly BackAgain[]
  /** As they were scanned. */
  uids: readonly string[]
  /** Why a label is missing, where one is. */
  note: string
  by: { name: string; userId: string | null }
}

/** What other plugins may ask of the ids. */
export type IUidModuleService = {
  /**
   * Judges what was scanned of pieces that came back: it must be what was sent with the order. They are on the shelf again, or void where
   * all of a line came back unfit. @throws uid.not_from_order, uid.not_this_return, uid.scan_wanted, uid.scanned_twice, uid.form, uid.check
   */
  receiveBack(trx: Sql, received: ReceivedBack): Promise<void>
  /** What was to go out in exchange stays in the shop: its money goes back instead. */
  keepHere(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void>
  /** What a request brought back is its buyer's again. */
  sendBack(trx: Sql, returnId: string, by: ReceivedBack["by"]): Promise<void>
}
