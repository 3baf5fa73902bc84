import type { Snapshot, SnapshotLine } from "../checkout/snapshot"
import type { KnownRefund } from "./service"
import type { OrderStatusCode } from "./status"

/** The data for an order's papers. Money in paise. */
export type OrderForPapers = Pick<Snapshot, "contact" | "address" | "totals" | "tax" | "deliveryMethod" | "cod"> & {
  orderId: string
  number: number
  code: number
  placedAt: Date
  /** Working days by which the workshop's queue and the shop's closed days delayed it, as promised. */
  queueDays: number
  /** The sum that the courier collects; absent if nothing is due on delivery. */
  atDoorPaise?: number
  /** Whether it was ever packed: from then on it has an invoice, even if it is cancelled afterwards. */
  isPacked: boolean
  /** At their positions; one without pieces left has the quantity 0. */
  lines: readonly (Pick<
    SnapshotLine,
    | "colourwayId"
    | "name"
    | "colour"
    | "size"
    | "sku"
    | "thumbnail"
    | "quantity"
    | "unitPaise"
    | "linePaise"
    | "orderType"
    | "measurement"
  > & { discountPaise?: number })[]
  refunds: readonly KnownRefund[]
  /** Its buyer's wish for the workshop, without phones and addresses; and who sews it. May be empty. */
  wish: string
  tailor: string
  /** Staff notes about it, newest first, without phones, e-mails and addresses. */
  notes: readonly string[]
  /**
   * Pieces that were taken out before it was packed, by the checkout's keys of their refunds: they are on no invoice.
   */
  takenOut: readonly string[]
}

/** An order in one of these was packed: its pieces are identified, and the invoice is due. */
export const PACKED: readonly OrderStatusCode[] = [3, 4, 5, 6, 7, 8]
