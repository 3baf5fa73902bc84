import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { DaySpan } from "@silai/contracts/checkout/working-days"
import type { Snapshot, SnapshotLine } from "@silai/contracts/checkout/snapshot"
import type { Parcel } from "@silai/contracts/order/calls"
import type { KnownRefund, PlacedOrder } from "@silai/contracts/order/service"

/** What is read again of a line; older orders may lack the rest. */
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

/** Pieces that the shop has taken out of a line. `linePaise`: their price; `paidPaise`: what was paid for them, after their discount. */
export type OutOfLine = { place: number; quantity: number; linePaise: number; paidPaise: number }
export type TakenOutKept = { id: string; at: string; by: string; reason: string; pieces: OutOfLine[] }

/** `received`: where the money came later, when, and who took it. */
type Payment = PlacedOrder["payment"] & { received?: { at: string; by: string } }

export type OrderDetails = {
  payment: Payment
  refunds?: KnownRefund[]
  /** Lines, totals and tax are those of what is left; this is what was there beside it. */
  takenOut?: TakenOutKept[]
  /** When the shop has promised it; older orders have none. */
  promised?: DaySpan
} & Pick<Snapshot, "address" | "totals" | "contact" | "tax" | "collectHours"> & {
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
  /** Of pieces that were taken out: in `total_paise`, which is what was agreed and paid, and not in the order any more. */
  taken_out_paise: string
  has_custom: boolean
  details: OrderDetails
  parcel: Parcel | null
  cancel_reason: string
  archived_at: Date | null
}
