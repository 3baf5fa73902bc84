import type { KnownBuyer } from "../account/known-buyer"
import type { StaffVisitor } from "../account/service"
import type { SavedAddress } from "../account/shapes"
import type { OrderType } from "../bag/limits"
import type { Address } from "../checkout/calls"
import type { Snapshot } from "../checkout/snapshot"
import type { BoughtOrder } from "../customer/shapes"
import type { FindAsk, FoundThing } from "../notice/find"
import type { Sql } from "../sql"
import type { OrderRow } from "./calls"
import type { ChosenOrders } from "./matching"
import type { OrderForPapers } from "./papers"
import type { OrderToChange, PieceChange, StoredPieceChange, PieceOut, UnpaidPieceChange } from "./piece-change"

/** The checkout's key for the refund of pieces that were taken out of an order. */
export const takenOutKeyOf = (takenOutId: string): string => `taken-out:${takenOutId}`

/** An order as the checkout hands it over. Money in paise. */
export type PlacedOrder = {
  orderId: string
  displayId: number
  attemptId: string
  customerId: string | null
  sessionId: string
  snapshot: Snapshot
  amountPaise: number
  payment: {
    gateway: string
    gatewayOrderId: string
    gatewayPaymentId: string
    method: string
    /** When the payment was captured; for a later one, when it was promised. */
    paidAt: string
    /** Paid later: it is due until `recordReceived`. */
    later?: true
    /** The paid part of an order that is paid later: its share, and the links of added pieces. Absent where all is due. */
    nowPaise?: number
  }
  /** Whether its buyer has proven the phone. */
  isPhoneProven: boolean
  /** The staff member who took it by phone; absent when its buyer ordered. */
  takenBy?: { userId: string; name: string }
}

/** An account's own orders, with those placed as a guest under its phone; for a guest, those of the phone without an account. */
export type Buyer = { customerId: string | null; phone: string | null }

/** `firstAsGuest`: the first order under the same phone without an account; it identifies the guest. */
export type BuyerOfOrder = { customerId: string | null; phone: string; firstAsGuest: string | null }

/** The latest orders of one person, with how many there are and what they spent: captured minus refunded. */
export type Bought = {
  list: BoughtOrder[]
  orders: number
  spendRupees: number
  firstAt: string | null
  lastAt: string | null
  latest: { name: string; email: string; city: string; address: SavedAddress | null } | null
}

/** Sums of the orders placed on one day in India, without cancelled ones. `salesPaise`: minus refunds. */
export type OrderDay = { day: string; orders: number; customOrders: number; salesPaise: number }

export type OrderSums = {
  waiting: { toAccept: number; oldestPlacedAt: string | null; overDay: number; lateInWorkshop: number }
  byStatus: { code: number; count: number }[]
  latest: OrderRow[]
}

/** One refund. `reference`: the buyer's bank's reference. */
export type KnownRefund = { id: string; paise: number; at: string | null; reference: string | null }

/** The caller, as the gate knows them, and the key of the order's mail, if given. */
export type OrderAsker = {
  ip: string
  countedAs: string
  shopper: { sessionId: string; customerId: string | null } | null
  staff: StaffVisitor | null
}

/** One line of a delivered order, without pieces that were taken out of it. `paidPaise`: for all its pieces, after their discount. */
export type BoughtLine = {
  /** The line's position in the order. */
  itemId: string
  colourwayId: string
  variantId: string
  inventoryItemId: string | null
  name: string
  slug: string
  colour: string
  size: string
  thumbnail: string | null
  quantity: number
  /** Cut to a body's measurements, not only made because none was left. */
  isCustom: boolean
  orderType: OrderType
  paidPaise: number
}

/** An order as its buyer has it. Money in paise. */
export type BoughtWhole = {
  orderId: string
  number: number
  code: number
  placedAt: Date
  /** When it was delivered or collected. */
  deliveredAt: Date | null
  customerId: string | null
  sessionId: string
  contact: { name: string; phone: string; email: string }
  address: Address | null
  /** Money that is paid later has not arrived; all of it may be cancelled. */
  isDue: boolean
  /** Something is still to be paid. */
  isOwed: boolean
  /** It is paid in cash or by bank transfer, in whole or in part: a person gives that back, and no bank shows it. */
  isPaidByHand: boolean
  lines: BoughtLine[]
  refunds: readonly KnownRefund[]
}

/** An order as a courier's list names it; `names`: all names that match. */
export type NamedOrder = { orderId: string; number: number; customerName: string; code: number; names: string[] }

/** The service of the order plugin for other plugins. */
export type IOrderModuleService = {
  /**
   * Orders by number, name, phone, place, tracking number, piece or id, for the search of the whole back office: the newest
   * first, in one indexed statement.
   */
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]>
  /** The same for guests: each by their first order, with their phone. */
  findGuests(sql: Sql, ask: FindAsk): Promise<(FoundThing & { phone: string })[]>
  /** Whether this person has an order that was not cancelled: of the account, with its phone proven, or by `countedContact`. */
  hasOrdered(sql: Sql, who: KnownBuyer): Promise<boolean>
  /** Stores the shop's own record of an order that the checkout places, in the checkout's transaction. */
  recordOrder(trx: Sql, order: PlacedOrder): Promise<void>
  /**
   * An order that may get another piece, instead of these pieces or in addition to them, from plain reads.
   * @throws order.not_found, order.too_late_to_change, order.still_due, order.line_unknown, order.lines_changed
   */
  toChange(sql: Sql, orderId: string, out: PieceOut | null): Promise<OrderToChange>
  /**
   * Adds a piece to an order that is not packed: in our record, in the engine and in the stock, in the checkout's
   * transaction, which has locked the order's attempts already, and locks no level itself.
   * @throws order.* when it no longer fits; roll back then
   */
  changePieces(container: unknown, trx: Sql, change: PieceChange): Promise<void>
  /**
   * An unpaid change has ended. If the order was packed without its piece, a note says so and its buyer gets a mail, once.
   * Called before stock levels are locked.
   */
  pieceLeftOut(trx: Sql, change: UnpaidPieceChange): Promise<void>
  /** These changes of an order, oldest first. */
  changesOf(sql: Sql, orderId: string): Promise<StoredPieceChange[]>
  /**
   * Stores how much of an order's money was refunded in total, and by which refunds of one of its payments. Never less
   * than before: webhooks may arrive out of order.
   */
  recordRefunded(trx: Sql, orderId: string, refundedPaise: number, refunds?: readonly KnownRefund[]): Promise<void>
  /** Records that the money of an order that is paid later has arrived, and who took it. @returns false when it is not due (any more) */
  recordReceived(sql: Sql, orderId: string, by: string): Promise<boolean>
  /**
   * A parcel came back undelivered: the order is returned and its pieces are in stock, in the checkout's transaction,
   * which has locked its attempts already.
   * @returns the buyer's phone; null when it is not on its way
   */
  recordUndelivered(trx: Sql, orderId: string, by: { name: string; userId: string }): Promise<string | null>
  /** Orders by their id or number, and those with money due by their parcel's tracking number too. */
  named(sql: Sql, names: readonly string[]): Promise<NamedOrder[]>
  /** Whether an order is still in the shop, so that it can be cancelled. */
  mayBeCancelled(orderId: string): Promise<boolean>
  /**
   * Cancels an order whose whole money was refunded, unless it is packed or further, in the checkout's transaction,
   * which has locked its attempt already.
   * @returns false when it is not cancelled: it is listed as refunded, but is being shipped
   */
  callOff(container: unknown, trx: Sql, orderId: string): Promise<boolean>
  /** Counts for the dashboard, and the latest orders. */
  sums(latest: number): Promise<OrderSums>
  /** The sums of each day since this one, oldest first; days without an order are left out. */
  days(since: string): Promise<OrderDay[]>
  /**
   * An order for its buyer, by its id or number: the session or account it belongs to, or the key of its mail. @throws
   * order.not_found, order.link_over, house.too_many
   */
  boughtBy(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<BoughtWhole>
  /** The colourways of the pieces that this customer received or collected. */
  receivedBy(sql: Sql, customerId: string): Promise<string[]>
  /** The sales of an order, in paise: paid less refunded; and the coupon's discount on the pieces that it still has. */
  salesOf(sql: Sql, orderId: string): Promise<{ salesPaise: number; discountPaise: number }>
  /** An order that is known to exist. */
  bought(sql: Sql, orderId: string): Promise<BoughtWhole>
  /**
   * All pieces of an order have been returned, and their money is being refunded.
   * @returns false when it was not delivered, or is returned already
   */
  recordReturned(trx: Sql, orderId: string, by: { name: string; userId: string | null }): Promise<boolean>
  /** Other sizes were sent for pieces of an order (`contracts/returns/pieces`): the order shows them from now on. */
  recordExchanged(
    trx: Sql,
    orderId: string,
    of: { returnNumber: string; pieces: readonly { itemId: string; quantity: number; toSize: string }[] },
  ): Promise<void>
  /** The owner of an order, or null if it does not exist. */
  buyerOf(sql: Sql, orderId: string): Promise<BuyerOfOrder | null>
  /** An order's number as people read it, `SL-000042`; null if it does not exist. */
  numberOf(sql: Sql, orderId: string): Promise<string | null>
  /** The address of an order's page for its buyer, with the key of its mails: `/order-confirmation/…#key=…`. */
  buyersPath(orderId: string): string
  /** One person's orders, for their page in the back office. */
  ordersOf(who: Buyer): Promise<Bought>
  /** Whether a customer has orders that are still on their way: delivered and collected ones only wait for a return that may never come. */
  hasOpenOrders(trx: Sql, customerId: string): Promise<boolean>
  /**
   * Gives a guest's recent orders in this browser to the customer who has just signed in there. Not older ones: a browser may be
   * a family's.
   */
  adopt(sessionId: string, customerId: string): Promise<void>
  /** Erases staff notes about a customer's orders, and the wishes; the orders themselves stay, as the tax law requires. */
  forget(trx: Sql, customerId: string): Promise<void>
  /** The id of an order that this person may see whole, by its id or number. @throws order.not_found, order.link_over, house.too_many */
  idOfWhole(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<string>
  /**
   * Ids of the orders that a staff member selected in the list, in its order. `contact`: whether they see phones and
   * addresses.
   * @throws order.more_match_now
   */
  chosen(sql: Sql, of: ChosenOrders, contact: boolean): Promise<string[]>
  /** Pieces of open orders that are still to be sewn: made to measure, or made because none was left. */
  piecesToSew(sql: Sql): Promise<number>
  /** These orders, in the order of the ids; missing ones are left out. */
  forPapers(sql: Sql, orderIds: readonly string[]): Promise<OrderForPapers[]>
  /** Locks an order whose papers are due, and clears that mark, in the transaction that writes them; null when none are due. */
  takeForPapers(trx: Sql, orderId: string): Promise<OrderForPapers | null>
}
