import type { Snapshot, SnapshotLine } from "../checkout/snapshot"
import type { KnownRefund } from "./service"
import type { OrderStatusCode } from "./status"

/** What the papers of an order are written from. Money in paise. */
export type OrderForPapers = Pick<Snapshot, "contact" | "address" | "totals" | "tax" | "deliveryMethod"> & {
  orderId: string
  number: number
  code: number
  placedAt: Date
  /** Whether it was packed at any time: from then on it has an invoice, also when it is cancelled afterwards. */
  isPacked: boolean
  /** In their places; one of which no piece is left has the quantity 0. */
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
  /** What the shop's people noted about it, newest first, without phones, e-mails and addresses. */
  notes: readonly string[]
  /** Pieces that were taken out before it was packed, by the till's keys of their refunds: no invoice has them. */
  takenOut: readonly string[]
}

/** Who has one of these was packed: the goods are told apart, and the invoice is due. */
export const PACKED: readonly OrderStatusCode[] = [3, 4, 5, 6, 7, 8]
