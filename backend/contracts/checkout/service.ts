import type { FindAsk, FoundThing } from "../notice/find"
import type { WebhookNews } from "../notice/health"
import type { Sql } from "../sql"
import type { Destination } from "./destination"
import type { CHEAPER_PROGRESS, DeliveryMethod, DisputeKind, NotedGateway, REFUND_PROGRESS } from "./limits"

/**
 * An order with a payment that the buyer's bank disputes, or has taken back; with both, the kind is the lost one. `paise`:
 * what the shop had of these payments.
 */
export type DisputedOrder = { orderId: string; kind: DisputeKind; paise: number }

/** Money that came in cash or by bank transfer, by whose reference it is found again. */
export type NotedMoney = { way: NotedGateway; paise: number; at: Date; reference: string }

/** A refund that another plugin requests, once for each `key`: a declined one may be requested again. */
export type AskedRefund = {
  orderId: string
  key: string
  amountPaise: number
  /** Asks for what is left of the order's payments if that is less, instead of being refused. */
  orLess?: boolean
  reason: string
  by: { userId: string; name: string }
}

/**
 * The state of such a refund. `refundId`: the gateway's, or the checkout's own for money paid back in another way, as
 * the order lists it among its refunds; none when it was too small to be sent. `refundIds`: all of them, if it was made
 * from several payments of the order.
 */
export type RefundStatus = {
  state: (typeof REFUND_PROGRESS)[number]
  /** All of it was still due: it is no longer owed, and no money moved. */
  isCrossedOut: boolean
  /** The parts that a person still has to refund. */
  byHand: readonly { paymentId: string; paise: number }[]
  at: Date | null
  refundId: string | null
  refundIds: readonly string[]
}

/**
 * The state of a sum that an order is cheaper by. No status: the checkout closes a refund request when all the money was
 * refunded in another way.
 */
export function cheaperProgress(paise: number, refund: RefundStatus | null): (typeof CHEAPER_PROGRESS)[number] {
  if (paise === 0) return "none"
  return refund?.isCrossedOut ? "crossed_out" : (refund?.state ?? "done")
}

/** The service of the checkout for other plugins: `container.resolve("checkout")`. */
export type ICheckoutModuleService = {
  /**
   * Payments by the gateway's ids, phone, e-mail or order, for the search of the whole back office: the newest first, in one
   * indexed statement.
   */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /** This shopper's contact, as entered at the checkout; null before that. */
  contactOf(shopper: { sessionId: string; customerId: string | null }): Promise<{ phone: string; email: string } | null>
  /** The gateway for new payments of orders with this delivery method, by its name in the rows. */
  gatewayFor(method: DeliveryMethod): string
  /** Stores a delivery to a gateway's webhook, once, by its id; a worker reads it afterwards. The caller has verified its sender. */
  storeEvent(gateway: string, eventId: string, body: Buffer): Promise<void>
  /** Each gateway's webhooks: how long ago the last one came, and how many are not processed yet. */
  news(): Promise<WebhookNews[]>
  /**
   * Records, in the caller's transaction, that the rest of a cancelled order's money is to be refunded: the part that
   * is not refunded, not on its way, not paid back in another way and not to be given back by hand already; once for an
   * order, however often it is called. It locks the order's attempt, so call it before locking the order. For an order
   * that is paid later and still unpaid, it clears the amount due. @returns the recorded sum, with the amount due
   */
  refundCancelledOrder(trx: Sql, orderId: string, by: { userId: string; name: string }): Promise<number>
  /**
   * Records, in the caller's transaction, that a part of what was paid for an order must be refunded; a worker sends
   * it, and sends it again when the bank declines. All refunds of a payment together never exceed it; the rest is taken
   * from the next payment. A key that stays declined can be requested again.
   * @returns the requested sum
   * @throws checkout.attempt_unknown, checkout.refund_too_much, checkout.refund_moved
   */
  askRefund(trx: Sql, ask: AskedRefund): Promise<number>
  /**
   * How much of all payments of an order can still be refunded, in paise: the part that is not refunded, not paid back in
   * another way, and in no refund request that is open or failed. `key`: apart from the request with this key.
   */
  leftPaise(sql: Sql, orderId: string, key?: string): Promise<number>
  /**
   * The state of the latest refund requested with this key; null without one, or when all the money was refunded in
   * another way.
   */
  refundOf(sql: Sql, key: string): Promise<RefundStatus | null>
  /** The same of many keys; without those for which it would be null. */
  refundsOf(sql: Sql, keys: readonly string[]): Promise<Map<string, RefundStatus>>
  /** Which of these orders have a payment that the buyer's bank disputes, or has taken back. */
  disputesOf(sql: Sql, orderIds: readonly string[]): Promise<DisputedOrder[]>
  /** The money of an order that a person has noted, oldest first: without what was crossed out before, in paise. */
  notedOf(sql: Sql, orderId: string): Promise<NotedMoney[]>
  /** How much of an order's payment must still be refunded, in paise: requested, on its way, or stuck. */
  refundingPaise(sql: Sql, orderId: string): Promise<number>
  /** Payments that are on their way back and not confirmed yet. */
  refundsDue(): Promise<number>
  /** Payments that need a person, unreadable webhooks, and money on which the gateway and the books differ. */
  alarms(): Promise<{ payments: number; notices: number; mismatches: number }>
  /** Whether a payment of this customer is under way, or on its way back. Asked in the transaction that deletes the account. */
  isMoneyMoving(trx: Sql, customerId: string): Promise<boolean>
  /**
   * Ends what a customer entered for an unfinished purchase, in the transaction that changes their name, e-mail, phone or
   * addresses: the checkout begins from the account again.
   */
  endDetails(trx: Sql, customerId: string): Promise<void>
  /**
   * Erases what a customer entered at the checkout, and the gateway's webhooks about them. Placed orders and payments
   * stay, as the law requires; failed attempts lose their names later, by themselves.
   */
  forget(trx: Sql, customerId: string, sessionIds: readonly string[]): Promise<void>
  /**
   * Gives a guest's payments to the customer who has just signed in in that browser: they would not find them again. Those under
   * way always; finished ones (an expired hold, for which the money may still come) as long as an order would be, since a browser
   * may be a family's.
   */
  adopt(sessionId: string, customerId: string): Promise<void>
}

/**
 * The place of a PIN code. `stateCode` is the GST code; `otherStates`, of some thirty codes at borders, are the states that the code
 * also serves; `city` is what people write on a parcel, often the district's own name.
 */
export type Place = {
  pincode: string
  city: string
  district: string
  state: string
  stateCode: string
  otherStates?: string[]
}

/** The PIN code directory, in memory; no network call: `container.resolve("pincode")`. */
export type IPincodeModuleService = {
  /** Place of a six-digit PIN code, or null when the directory does not know it. */
  placeOf(pincode: string): Place | null
  /**
   * Where a parcel goes. The PIN code decides the state: the courier uses it, and the state that a browser sends may not fit. At a
   * border it is the address's own, where the PIN code serves it: the tax follows it.
   */
  destinationOf(address: { pincode?: string; state?: string }): Destination
  /**
   * Checks that a PIN code is in the state of its address. A code that the directory does not have may be newer than it: it is
   * accepted where others of its district exist, in one of their states.
   * @throws checkout.pin_impossible, checkout.pin_elsewhere, checkout.state_unknown
   */
  refuseWrong(address: { pincode: string; state: string }): void
}
