import type { checkoutCalls } from "./calls"
import type { z } from "zod"

/**
 * The container's name of a payment gateway: a plugin's module of this name offers `IGatewayModuleService`. What stands behind the prefix is kept with
 * each attempt, payment and event, so that a shop that changes its gateway still finishes what it began with the one before.
 */
export const gatewayNamed = (id: string): string => `payment_gateway_${id}`

/** In the data of the engine's payment: its refunds are sent by the till. */
export const TILL_SENDS = "till_sends_refunds"

/** A payment as its gateway has it. Amounts in paise of its currency. */
export type GatewayPayment = {
  id: string
  orderId: string | null
  amountPaise: number
  amountRefundedPaise: number
  currency: string
  status: "created" | "authorized" | "captured" | "refunded" | "failed"
  method: string | null
  errorDescription: string | null
}
export type GatewayOrder = { id: string; amountPaise: number; currency: string; receipt: string | null }
export type GatewayRefund = {
  id: string
  paymentId: string
  amountPaise: number
  status: "pending" | "processed" | "failed"
  notes: Record<string, string>
  /** When it was made, and by what the buyer's bank finds it; a gateway that does not know leaves them out. */
  createdAt?: Date
  reference?: string | null
}

export type NewGatewayOrder = { amountPaise: number; receipt: string; notes?: Record<string, string> }
export type NewGatewayRefund = { paymentId: string; amountPaise: number; key: string; notes?: Record<string, string> }

/** What the browser gets to open the gateway's window with: the fields of the call's reply that are the gateway's own. */
export type GatewayWindow = Omit<
  z.input<typeof checkoutCalls.paymentOrder.reply>["data"],
  "attemptId" | "expiresAt" | "totals" | "gateway" | "prefill"
>

/** What the shopper reads by the pay button. `later`: nothing is paid here and now, so the button places the order. */
export type PayWords = { note: string; later: boolean }

/** What the browser says of a payment; `proof` is the gateway's signature. */
export type GatewayReport = { orderId: string; paymentId: string; proof: string }

/** What a delivery to the gateway's webhook tells: of a payment, of a refund, or of neither. */
export type GatewayNews = { payment: GatewayPayment | null; refund: GatewayRefund | null }

/** What the till asks of a payment gateway (`gatewayNamed`). Amounts in paise, in INR. A network call of it never runs inside a transaction. */
export type IGatewayModuleService = {
  /** The engine's payment provider under which captured payments are booked: `pp_…`. */
  readonly providerId: string
  /**
   * True where that provider sends no refund of the engine by itself: its `refundPayment` adds `{ [TILL_SENDS]: true }` to the payment's data, and the
   * till makes an ask of each refund in the engine's books (decision 0028). One that does send writes the engine's refund id into the refund's
   * notes, as `refund_id`.
   */
  readonly leavesRefundsToTill?: true
  /** `later` only for money that comes after the order is placed: the order is then due until the order desk's `recordReceived`. */
  readonly says: PayWords
  /** The data of that provider's payment session, for a payment that is proven. No network call. */
  sessionOf(payment: { orderId: string; paymentId: string; amountPaise: number }): Record<string, unknown>
  /** Opens a payment order. `receipt` ≤ 40 characters and ours alone. */
  createOrder(order: NewGatewayOrder): Promise<GatewayOrder>
  /** `payWithinSeconds`: the window closes by then, before the goods are free for others. */
  windowOf(order: { orderId: string; amountPaise: number; payWithinSeconds: number }): GatewayWindow
  fetchPayment(id: string): Promise<GatewayPayment>
  /** Every attempt on the order, failed ones included. */
  paymentsOfOrder(orderId: string): Promise<GatewayPayment[]>
  refundsOfPayment(paymentId: string): Promise<GatewayRefund[]>
  /**
   * All payments, and all refunds, that were made in a span of time, of every state: what the shop's books are held against. A gateway that cannot
   * list them leaves both out, and is not reconciled.
   */
  paymentsBetween?(from: Date, to: Date): Promise<GatewayPayment[]>
  refundsBetween?(from: Date, to: Date): Promise<GatewayRefund[]>
  /**
   * Pays back. The same `key` (10 or more of A–Z a–z 0–9 _ -) never pays twice.
   * @throws an error whose `kind` is "refused" where the gateway would decline it again; after any other it is asked again.
   */
  refund(refund: NewGatewayRefund): Promise<GatewayRefund>
  /** True when the browser's report is the gateway's own about exactly this order and payment. */
  isProven(report: GatewayReport): boolean
  /** Reads a delivery that the gateway's own route has proven. @throws when it cannot be read; a SyntaxError where no later version of the shop could */
  readEvent(body: Buffer): GatewayNews
}
