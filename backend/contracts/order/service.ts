import type { StaffVisitor } from "../account/service"
import type { KeptAddress } from "../account/shapes"
import type { OrderType } from "../bag/limits"
import type { Address } from "../checkout/calls"
import type { Snapshot } from "../checkout/snapshot"
import type { BoughtOrder } from "../customer/shapes"
import type { Sql } from "../sql"
import type { OrderRow } from "./calls"
import type { OrderForPapers } from "./papers"

/** The module's name in Medusa's container: `container.resolve(ORDER_DESK)`. (`order` is the engine's own.) */
export const ORDER_DESK = "silai_order"

/** The key by which the till knows the refund of pieces that were taken out of an order. */
export const takenOutKeyOf = (takenOutId: string): string => `taken-out:${takenOutId}`

/** An order as the till hands it over. Money in paise. */
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
    /** When the payment was captured; of one that comes later, when it was promised. */
    paidAt: string
    /** The money comes later: it is due until `recordReceived`. */
    later?: true
  }
}

/** An account's own orders, with those placed as a guest under its phone; for a guest, those of the phone that are nobody's. */
export type Buyer = { customerId: string | null; phone: string | null }
/** The same, known by the e-mail, too: any address of the same mailbox. */
export type KnownBuyer = Buyer & { email: string | null }

/** `firstAsGuest`: the first order under the same phone that is nobody's account's; the guest is known by it. */
export type BuyerOfOrder = { customerId: string | null; phone: string; firstAsGuest: string | null }

/** The latest orders of one person, with how many there are and what they spent: captured minus refunded. */
export type Bought = {
  list: BoughtOrder[]
  orders: number
  spendRupees: number
  firstAt: string | null
  lastAt: string | null
  latest: { name: string; email: string; city: string; address: KeptAddress | null } | null
}

type Sum = { orders: number; salesRupees: number }
export type OrderSums = {
  today: Sum
  last7: Sum
  waiting: { toAccept: number; oldestPlacedAt: string | null }
  byStatus: { code: number; count: number }[]
  latest: OrderRow[]
}

/** One sum that has gone back. `reference`: by what the buyer's bank finds it. */
export type KnownRefund = { id: string; paise: number; at: string | null; reference: string | null }

/** Who asks for an order, as the gate knows them, and what they show: the key of the order's mail. */
export type OrderAsker = {
  ip: string
  shopper: { sessionId: string; customerId: string | null } | null
  staff: StaffVisitor | null
}

/** One line of an order that is there, without pieces that were taken out of it. `paidPaise`: for all its pieces, after their discount. */
export type BoughtLine = {
  /** The line's place in the order. */
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
  /** Cut to a body's measurements; what was only made because none was left is not. */
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
  /** The money is not there yet. */
  isDue: boolean
  lines: BoughtLine[]
  refunds: readonly KnownRefund[]
}

/** What other plugins may ask of the order desk. */
export type IOrderModuleService = {
  /** Whether this person, known by the account, the phone or the e-mail, has an order that was not called off. */
  hasOrdered(sql: Sql, who: KnownBuyer): Promise<boolean>
  /** Keeps the shop's own record of an order that the till places, in the till's transaction. */
  recordPlaced(trx: Sql, order: PlacedOrder): Promise<void>
  /** Keeps how much of an order's money has gone back, all in all, and by which refunds. Never less than before: news may overtake each other. */
  recordRefunded(trx: Sql, orderId: string, refundedPaise: number, refunds?: readonly KnownRefund[]): Promise<void>
  /** Keeps that the money of an order that is paid later is there, and who took it. @returns false when it is not due (any more) */
  recordReceived(sql: Sql, orderId: string, by: string): Promise<boolean>
  /** Whether an order is still in the shop, so that it can be called off. */
  mayBeCancelled(orderId: string): Promise<boolean>
  /**
   * Cancels an order whose whole money has gone back, unless it is packed or further, in the till's transaction, which has locked its attempt
   * already. @returns false when it is not cancelled: it is listed as refunded, but going out
   */
  callOff(container: unknown, trx: Sql, orderId: string): Promise<boolean>
  /** Counts and sums for the dashboard. */
  sums(): Promise<OrderSums>
  /** An order for its buyer, by its id or number: the session or account it belongs to, or the key of its mail. @throws order.not_found, order.link_over, house.too_many */
  boughtBy(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<BoughtWhole>
  /** The colourways of which a piece was delivered to this customer, or collected by them. */
  receivedBy(sql: Sql, customerId: string): Promise<string[]>
  /** An order that is known to exist. */
  bought(sql: Sql, orderId: string): Promise<BoughtWhole>
  /** All pieces of an order have come back, and their money is on its way. @returns false when it was not there, or is returned already */
  recordReturned(trx: Sql, orderId: string, by: { name: string; userId: string | null }): Promise<boolean>
  /** Whose an order is, or null when there is none. */
  buyerOf(sql: Sql, orderId: string): Promise<BuyerOfOrder | null>
  /** What one person bought, for their page in the back office. */
  ordersOf(who: Buyer): Promise<Bought>
  /** Whether a customer has orders that are still on their way: delivered and collected ones only wait for a return that may never come. */
  hasOpenOrders(trx: Sql, customerId: string): Promise<boolean>
  /** Makes what a guest ordered in this browser lately the customer's who has just signed in there. Not older orders: a browser may be a family's. */
  adopt(sessionId: string, customerId: string): Promise<void>
  /** Forgets what the shop's people wrote about a customer's orders; the orders themselves stay, as the tax law asks. */
  forget(trx: Sql, customerId: string): Promise<void>
  /** The id of an order that this person may see whole, by its id or number. @throws order.not_found, order.link_over, house.too_many */
  idOfWhole(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<string>
  /** These orders, in the order of their ids' list; what does not exist is left out. */
  forPapers(sql: Sql, orderIds: readonly string[]): Promise<OrderForPapers[]>
  /** Locks an order whose papers are due, and says that they are no longer, in the transaction that writes them; null when nothing is due. */
  takeForPapers(trx: Sql, orderId: string): Promise<OrderForPapers | null>
}
