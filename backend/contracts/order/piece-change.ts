import type { Address, Contact } from "../checkout/calls"
import type { DeliveryMethod } from "../checkout/limits"
import type { SnapshotLine } from "../checkout/snapshot"
import type { TaxFacts } from "../checkout/tax"

/** The checkout's key for the refund of a cheaper piece. */
export const pieceChangeKeyOf = (changeId: string): string => `changed:${changeId}`

/** Pieces of a line that leave an order for another piece; `left`: how many it has, as the asker saw it. */
export type PieceOut = { itemId: string; quantity: number; left: number }

/** The sum paid for such pieces, and their price before their part of the coupon. Money in paise. */
export type PieceOutPaid = { linePaise: number; paidPaise: number; medusaVariantId: string }

/** An order that gets another piece: its buyer, its address, and its contents apart from the pieces that leave it. */
export type OrderToChange = {
  orderId: string
  number: number
  customerId: string | null
  contact: Contact
  address: Address | null
  deliveryMethod: DeliveryMethod
  /** A courier collects its rest in cash: it takes no piece that is made for it. */
  isDueAtDoor: boolean
  totalPaise: number
  lines: readonly Pick<SnapshotLine, "medusaVariantId" | "measurement" | "quantity" | "name" | "size">[]
  out: PieceOutPaid | null
}

/** A stock level that the transaction has locked, as the kit's `lockLevels` returns it. */
type Level = {
  levelId: string
  item: string
  stocked: number
  reserved: number
  held: number
  backorder: boolean
  unsold: number
  free: number
}

/** The payment of what a piece costs more, as the checkout has it. */
export type PieceChangePayment = { attemptId: string; paidPaise: number; paidAt: string; method: string }

/** A piece that joins an order, in place of others or in addition to them. */
export type PieceChange = {
  id: string
  orderId: string
  line: SnapshotLine
  out: PieceOut | null
  /** The sum paid for the leaving pieces when the change was agreed: if it differs by now, nothing is changed. */
  outPaidPaise: number
  /** By how much the order becomes cheaper. */
  cheaperPaise: number
  /** The part of that which is refunded, or no longer due: less where less was left of the payment. */
  refundPaise: number
  payment: PieceChangePayment | null
  reason: string
  by: { userId: string; name: string }
  /** The engine's line of it, at its position in the order, with the tax of the whole order. */
  engineLine(place: number, tax: TaxFacts | undefined): Record<string, unknown>
  /** Books its payment in the engine's order, whose row is locked. */
  book?(): Promise<void>
  /** Releases what the payment held, on the locked levels, before it is reserved. */
  releaseHold?(levels: readonly Level[]): Promise<void>
}

/** A change whose link was not paid. Money in paise. */
export type UnpaidPieceChange = {
  id: string
  orderId: string
  line: Pick<SnapshotLine, "quantity" | "name" | "size">
  duePaise: number
}

/** A change as it is kept with its order. `place`: of the line that joined it. Money in paise. */
export type StoredPieceChange = {
  id: string
  at: string
  by: string
  reason: string
  place: number
  quantity: number
  out: { place: number; quantity: number } | null
  paidPaise: number
  refundPaise: number
  attemptId: string | null
}
