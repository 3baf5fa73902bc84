import type { Sql } from "../sql"
import type { DeliveryMethod } from "./limits"

/** A refund that another plugin asks for, once for each `key`: one that was declined may be asked for anew. */
export type AskedRefund = {
  orderId: string
  key: string
  amountPaise: number
  reason: string
  by: { userId: string; name: string }
}

/** What has become of such a refund. `refundId`: the gateway's, as the order knows it among its refunds. */
export type RefundStatus = { state: "waiting" | "done" | "failed"; at: Date | null; refundId: string | null }

/** What other plugins may ask of the till: `container.resolve("checkout")`. */
export type ICheckoutModuleService = {
  /** How this shopper can be reached, as entered at the checkout; null before that. */
  contactOf(shopper: { sessionId: string; customerId: string | null }): Promise<{ phone: string; email: string } | null>
  /** The gateway of new payments of orders that are got this way, by the name that stands in the rows. */
  gatewayFor(method: DeliveryMethod): string
  /** Stores a delivery to a gateway's webhook, once, by its id; a worker reads it afterwards. The caller has proven whose it is. */
  keepEvent(gateway: string, eventId: string, body: Buffer): Promise<void>
  /**
   * Keeps, in the caller's transaction, that what is left of a cancelled order's payment is to go back, once; a worker sends it. Locks the
   * order's attempt, so the caller asks before it locks the order.
   */
  oweBack(trx: Sql, orderId: string, by: { userId: string; name: string }): Promise<void>
  /**
   * Keeps, in the caller's transaction, that a part of an order's payment is to go back; a worker sends it. All refunds of a payment
   * together are never more than was paid.
   * @throws checkout.attempt_unknown, checkout.refund_under_way, checkout.refund_too_much, checkout.refund_moved
   */
  askRefund(trx: Sql, ask: AskedRefund): Promise<void>
  /** What has become of the refund that was asked for by this key, the latest; null when none was, or all the money went back otherwise. */
  refundOf(sql: Sql, key: string): Promise<RefundStatus | null>
  /** Payments that are on their way back and not confirmed yet. */
  refundsDue(): Promise<number>
  /** Payments that need a person, and news of the gateways that nobody could read. */
  alarms(): Promise<{ payments: number; notices: number }>
  /** Whether a payment of this customer is under way, or on its way back. Asked, in their transaction, by whoever would delete the account. */
  isMoneyMoving(trx: Sql, customerId: string): Promise<boolean>
  /**
   * Forgets what a customer told the till, and what the gateway's webhooks said of them. Placed orders and payments stay, as the law asks;
   * attempts that came to nothing lose names later, by themselves.
   */
  forget(trx: Sql, customerId: string, sessionIds: readonly string[]): Promise<void>
  /**
   * Makes payments of a guest the customer's, who has just signed in in that browser: they would not find them again. What is under way
   * always; what is over (a hold that ran out, for which the money may still come) as long as an order would be, for a browser may be a
   * family's.
   */
  adopt(sessionId: string, customerId: string): Promise<void>
}

/** Where a PIN code lies. `stateCode` is the GST code; `city` is what people write on a parcel, often the district's own name. */
export type Place = { pincode: string; city: string; district: string; state: string; stateCode: string }

/** The PIN code directory, in memory; no call leaves the house: `container.resolve("pincode")`. */
export type IPincodeModuleService = {
  /** Place of a six-digit PIN code, or null when the directory does not know it. */
  placeOf(pincode: string): Place | null
}
