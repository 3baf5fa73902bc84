import type { checkoutCalls } from "./calls"
import type { DisputeState, PaymentStateAtGateway, RefundStateAtGateway } from "./gateway-states"
import type { z } from "zod"

/**
 * The container's name of a payment gateway: a plugin's module of this name offers `IGatewayModuleService`. The part after the
 * prefix is stored with each attempt, payment and event, so that a shop that changes its gateway can still finish what it started
 * with the previous one.
 */
export const gatewayNamed = (id: string): string => `payment_gateway_${id}`

/** In the data of the engine's payment: its refunds are sent by the checkout. */
export const CHECKOUT_SENDS = "till_sends_refunds"

/** A payment as its gateway has it. Amounts in paise of its currency. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  amountRefundedPaise: number
  currency: string
  status: PaymentStateAtGateway
  method: string | null
  errorDescription: string | null
  /** For money that a person has noted: the person, and the reference that finds it again. */
  notedBy?: string
  reference?: string
}
export type GatewayOrder = { id: string; amountPaise: number; currency: string; receipt: string | null }
export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: RefundStateAtGateway
  notes: Record<string, string>
  /** When it was made, and the bank's reference; a gateway that does not know leaves them out. */
  createdAt?: Date
  reference?: string | null
}

/** A claim of the buyer's bank for money that was paid. */
export type GatewayDispute = {
  id: string
  paymentId: string
  amountPaise: number
  status: DisputeState
  /** When it is lost without an answer. */
  answerBy: Date | null
}

export type NewGatewayOrder = { amountPaise: number; receipt: string; notes?: Record<string, string> }
/**
 * A page of the gateway on which the buyer pays; its address is sent to them. `receipt` ≤ 40 characters, and unique to
 * us.
 */
export type NewGatewayLink = NewGatewayOrder & {
  description: string
  /** `email`: empty for a buyer without one. */
  customer: { name: string; email: string; phone: string }
  until: Date
}
export type GatewayLink = { id: string; url: string; until: Date }

/**
 * Payment links. A link's id is used like a payment order's: `paymentsOfOrder` accepts it, and a payment's `orderId` is the
 * link's when read from the link or its webhook.
 */
export type GatewayLinks = {
  /** Makes a link, and has the gateway send it by text message and, to an e-mail, by mail. The same receipt again finds the same link. */
  open(link: NewGatewayLink): Promise<GatewayLink>
  /** Has the gateway send it again, by text message, and by mail to a buyer with an e-mail. */
  send(id: string, to: { mail: boolean }): Promise<void>
  /** Closes the link; `paid`: it was paid already. */
  close(id: string): Promise<"closed" | "paid">
  /** The link that a payment has paid; null where it paid none. */
  paidBy(paymentId: string): Promise<string | null>
}

export type NewGatewayRefund = { paymentId: string; amountPaise: number; key: string; notes?: Record<string, string> }

/** The data that the browser needs to open the gateway's window: the gateway's own fields of the call's reply. */
export type GatewayWindow = Omit<
  z.input<typeof checkoutCalls.paymentOrder.reply>["data"],
  "attemptId" | "expiresAt" | "holdSeconds" | "totals" | "gateway" | "prefill"
>

/** The text next to the pay button. `later`: nothing is paid here and now, so the button places the order. */
export type PayWords = { note: string; later: boolean }

/** The browser's report of a payment; `proof` is the gateway's signature. */
export type GatewayReport = { orderId: string; paymentId: string; proof: string }

/**
 * The content of a webhook delivery: a payment, a refund, a link that can no longer be paid, a dispute with its state then,
 * or none of them.
 */
export type GatewayNews = {
  payment: GatewayPayment | null
  refund: GatewayRefund | null
  closedLink?: string | null
  dispute?: { id: string; status: DisputeState } | null
}

/**
 * The interface of a payment gateway for the checkout (`gatewayNamed`). Amounts in paise, in INR. Its network calls
 * never run inside a transaction.
 */
export type IGatewayModuleService = {
  /** The engine's payment provider under which captured payments are booked: `pp_…`. */
  readonly providerId: string
  /**
   * True when that provider does not send the engine's refunds itself: its `refundPayment` adds
   * `{ [CHECKOUT_SENDS]: true }` to the payment's data, and the checkout requests each refund in the engine's books
   * (decision 0028). One that does send writes the engine's refund id into the refund's notes, as `refund_id`.
   */
  readonly leavesRefundsToCheckout?: true
  /**
   * `later` only for money that comes after the order is placed: the order is then due until the order plugin's
   * `recordReceived`.
   */
  readonly payWords: PayWords
  /** The data of that provider's payment session, for a payment that is proven. No network call. */
  sessionOf(payment: { orderId: string; paymentId: string; amountPaise: number }): Record<string, unknown>
  /** Opens a payment order. `receipt` ≤ 40 characters, and unique to us. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  /** `payWithinSeconds`: the window closes by then, before the goods are free for others. */
  windowOf(order: { orderId: string; amountPaise: number; payWithinSeconds: number }): GatewayWindow
  /** Absent where the gateway has none: the shop then takes no order that is paid by link. */
  readonly links?: GatewayLinks
  fetchPayment(id: string): Promise<GatewayPayment>
  /**
   * Captures an authorised payment in full. Absent where every payment is captured at once.
   * @throws an error whose `kind` is "refused" when it cannot be captured, or is captured already
   */
  capture?(payment: { paymentId: string; amountPaise: number }): Promise<GatewayPayment>
  /** Every attempt on the order, failed ones included. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  refundsOfPayment(paymentId: string): Promise<GatewayRefund[]>
  /** Absent where payments cannot be disputed. */
  fetchDispute?(id: string): Promise<GatewayDispute>
  /**
   * All payments, and all refunds, made in a span of time, in every state: the shop's books are compared with them. A gateway
   * that cannot list them leaves both out, and is not reconciled.
   */
  paymentsBetween?(from: Date, to: Date): Promise<GatewayPayment[]>
  refundsBetween?(from: Date, to: Date): Promise<GatewayRefund[]>
  /**
   * Pays back. The same `key` (10 or more of A–Z a–z 0–9 _ -) never pays twice.
   * @throws an error whose `kind` is "refused" when the gateway would decline it again, or "by_hand" where a person
   *   gives it back and notes that; after any other it is retried.
   */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>
  /** True when the browser's report is the gateway's own about exactly this order and payment. */
  isProven(report: GatewayReport): boolean
  /**
   * Reads a delivery that the gateway's own route has verified. @throws when it cannot be read; a SyntaxError where no later
   * version of the shop could
   */
  readEvent(body: Buffer): GatewayNews
}
