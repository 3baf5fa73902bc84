import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { DaySpan } from "@silai/contracts/checkout/working-days"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import type { Parcel } from "@silai/contracts/order/calls"
import type { StoredPieceChange } from "@silai/contracts/order/piece-change"
import type { KnownRefund, PlacedOrder } from "@silai/contracts/order/service"

/** The fields of a line that are read later; older orders may lack the rest. */
export type OrderedLine = Pick<
  SnapshotLine,
  | "colourwayId"
  | "medusaVariantId"
  | "sku"
  | "name"
  | "colour"
  | "colourCode"
  | "slug"
  | "size"
  | "thumbnail"
  | "quantity"
  | "unitPaise"
  | "linePaise"
  | "orderType"
  | "measurement"
  | "discountPaise"
> &
  Partial<Pick<SnapshotLine, "inventoryItemId" | "measurementType">>

/** Pieces that the shop has removed from a line. `linePaise`: their price; `paidPaise`: what was paid for them, after their discount. */
export type OutOfLine = { place: number; quantity: number; linePaise: number; paidPaise: number }
/** `refundPaise`: less than was paid for the pieces where less was left of the payment; early ones lack it. */
export type StoredTakeOut = {
  id: string
  at: string
  by: string
  reason: string
  pieces: OutOfLine[]
  refundPaise?: number
}

/** `received`: when the money came later, and who took it. */
type Payment = PlacedOrder["payment"] & { received?: { at: string; by: string } }

/** `itemId`: the line, or the pieces that came in an earlier exchange (`contracts/returns/pieces`). */
export type StoredExchange = { itemId: string; quantity: number; toSize: string; returnNumber: string; at: string }

export type OrderDetails = {
  payment: Payment
  refunds?: KnownRefund[]
  /** Lines, totals and tax cover what is left; these pieces were removed. */
  takenOut?: StoredTakeOut[]
  /** Other sizes that were sent for some of its pieces. */
  exchanged?: StoredExchange[]
  /** Pieces that were added after it was paid, or swapped for some of its pieces. */
  changes?: StoredPieceChange[]
  /** The staff member who took it by phone; absent when the buyer ordered online. */
  takenBy?: PlacedOrder["takenBy"]
  /** The promised date; older orders have none. */
  promised?: DaySpan
  /** Working days by which the workshop's queue and the shop's closed days delay it; absent where they do not. */
  queueDays?: number
} & Pick<Snapshot, "address" | "totals" | "contact" | "tax" | "collectHours" | "cod"> & {
    lines: OrderedLine[]
  }

/** A row of `order_state`; bigint columns arrive as text. */
export type OrderStateRow = {
  order_id: string
  number: number
  code: number
  customer_id: string | null
  session_id: string
  placed_at: Date
  customer_name: string
  phone: string
  email: string
  city: string
  region: string
  delivery_method: DeliveryMethod
  units: number
  total_paise: string
  refunded_paise: string
  /** For removed pieces: part of `total_paise`, which is what was agreed and paid, but no longer in the order. */
  taken_out_paise: string
  has_custom: boolean
  details: OrderDetails
  parcel: Parcel | null
  cancel_reason: string
  /** The buyer's wish for the workshop, and who sews the order. */
  wish: string
  tailor_id: string | null
  tailor: string
  archived_at: Date | null
  /** The day on which it is due, counted since 1970 in India; null while nothing is awaited of the shop. */
  due_day: number | null
  /** Earlier links of its mails no longer work. */
  links_since: Date | null
}
