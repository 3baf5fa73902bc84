import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"
import type { ReturnKind } from "./limits"
import type { ReturnState } from "./states"

/** The checkout's key for the refund of a request. */
export const refundKeyOf = (returnId: string): string => `return:${returnId}`

/** A refunded request: the pieces that came back, and their amounts. Money in paise. */
export type RefundedReturn = {
  returnId: string
  returnNumber: string
  /** When the shop sent the money back. */
  at: string
  /** The amount paid for the pieces. */
  goodsPaise: number
  /** The refund, after the fee. */
  refundPaise: number
  /** `itemId`: the line's position in the order. */
  lines: { itemId: string; quantity: number; paidPaise: number }[]
}

/**
 * Pieces of an order that came back to stay. `itemId`: the line's position in the order, or the id of pieces that came in an
 * earlier exchange (`cameWithId`); `toSize`: the size sent for them, in an
 * exchange.
 */
export type ReturnedPiece = {
  returnId: string
  returnNumber: string
  itemId: string
  quantity: number
  toSize: string | null
}

/** A request, as other pages name it. */
export type NamedReturn = {
  _id: string
  returnNumber: string
  orderNumber: string
  kind: ReturnKind
  state: ReturnState
  askedAt: string
}

/** The service of returns for other plugins. */
export type IReturnsModuleService = {
  /**
   * Requests by their number, their order's, name or phone, for the search of the whole back office: the newest first, in one
   * indexed statement.
   */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /** The refunded requests of an order, oldest first: the basis of credit notes. */
  returnedLines(sql: Sql, orderId: string): Promise<RefundedReturn[]>
  /**
   * Pieces of an order that the shop has received and keeps, without altered ones, which are sent back to their buyer.
   */
  returnedPieces(sql: Sql, orderId: string): Promise<ReturnedPiece[]>
  /** The latest requests for pieces of these orders. */
  forOrders(sql: Sql, orderIds: readonly string[], most: number): Promise<NamedReturn[]>
  /** Which of these orders have a request that is not closed, or pieces that came in exchange, or altered, since this moment. */
  openFor(sql: Sql, orderIds: readonly string[], since: Date): Promise<string[]>
  /** Whether a customer has a request that is not closed. Asked in the transaction that deletes the account. */
  hasOpen(trx: Sql, customerId: string): Promise<boolean>
  /** How many requests were made on each day in India since this one, oldest first; days without any are left out. */
  days(sql: Sql, since: string): Promise<{ day: string; requests: number }[]>
  /** Requests that wait for the shop's decision, and those whose pieces should arrive. */
  waiting(sql: Sql): Promise<{ toApprove: number; toReceive: number }>
  /**
   * Erases who made a customer's requests, their words and photos, and the parcels. The returned pieces and amounts stay, as the
   * law requires.
   */
  forget(trx: Sql, customerId: string): Promise<void>
}
