import type { Sql } from "../sql"

/** The module's name in Medusa's container: `container.resolve(RETURNS)`. */
export const RETURNS = "returns"

/** The key by which the till knows the refund of a request. */
export const refundKeyOf = (returnId: string): string => `return:${returnId}`

/** A request whose money was sent back: what of the order came back, and for how much. Money in paise. */
export type RefundedReturn = {
  returnId: string
  returnNumber: string
  /** When the shop sent the money back. */
  at: string
  /** What was paid for the pieces. */
  goodsPaise: number
  /** What went back, after the fee. */
  refundPaise: number
  /** `itemId`: the line's place in the order. */
  lines: { itemId: string; quantity: number; paidPaise: number }[]
}

/** Pieces of an order that came back to stay. `itemId`: the line's place in the order; `toSize`: what goes out for them, in an exchange. */
export type PiecesBack = {
  returnId: string
  returnNumber: string
  itemId: string
  quantity: number
  toSize: string | null
}

/** What other plugins may ask of returns. */
export type IReturnsModuleService = {
  /** The refunded requests of an order, oldest first: what credit notes are written from. */
  returnedLines(sql: Sql, orderId: string): Promise<RefundedReturn[]>
  /** What the shop has received of an order and keeps; what is only altered goes back to its buyer and is not among them. */
  piecesBack(sql: Sql, orderId: string): Promise<PiecesBack[]>
  /** Which of these orders have a request that is not closed. */
  openFor(sql: Sql, orderIds: readonly string[]): Promise<string[]>
  /** Whether a customer has a request that is not closed. Asked, in their transaction, by whoever would delete the account. */
  hasOpen(trx: Sql, customerId: string): Promise<boolean>
  /** Forgets who made a customer's requests, their words and photos. What came back and what was paid stays, as the law asks. */
  forget(trx: Sql, customerId: string): Promise<void>
}
