import { createHmac } from "node:crypto"
import type { Book } from "./book"
import { badRequest, unknownId } from "./refusal"
import type { Schedule } from "./schedule"
import type { Webhooks } from "./webhooks"
import { newId, notesOnWire, seconds } from "./wire"
import type { Notes, Order, Payment } from "./wire"

export type Outcome = "success" | "failure" | "late" | "authorized"
export type PayRequest = {
  orderId: string
  outcome: Outcome
  method: "upi" | "card"
  vpa?: string
  card?: string
  email?: string
  contact?: string
  description?: string
  notes?: Notes
  /** For tests of amounts that the shop must refuse. */
  amountPaise?: number
  currency?: string
  evenIfPaid?: boolean
}
export type HandlerTriple = { razorpay_payment_id: string; razorpay_order_id: string; razorpay_signature: string }

const bankRefusal = {
  error_code: "BAD_REQUEST_ERROR",
  error_description:
    "Your payment could not be completed because the bank declined it. Try again, or use another method.",
  error_source: "customer",
  error_step: "payment_authorization",
  error_reason: "payment_failed",
}
const noError = { error_code: null, error_description: null, error_source: null, error_step: null, error_reason: null }
const FEE_PERCENT = 2
const GST_PERCENT = 18

function methodFields(request: PayRequest): Pick<Payment, "vpa" | "card_id" | "acquirer_data" | "upi" | "card"> {
  if (request.method === "upi") {
    const vpa = request.vpa ?? "success@razorpay"
    return { vpa, card_id: null, upi: { vpa }, acquirer_data: { rrn: String(Date.now()).slice(-12) } }
  }
  const last4 = (request.card ?? "4100280000001007").slice(-4)
  const card = {
    id: newId("card"),
    entity: "card",
    name: "",
    last4,
    network: "Visa",
    type: "debit",
    issuer: null,
    international: false,
    emi: false,
  }
  return { vpa: null, card_id: card.id, card, acquirer_data: { auth_code: "206226" } }
}

/** Simulates banks and Razorpay: authorise, capture, decline, reply late. `onPaid` is called for each paid order. */
export function openTill(
  book: Book,
  schedule: Schedule,
  webhooks: Webhooks,
  keySecret: string,
  onPaid: (order: Order, payment: Payment) => void,
) {
  const payments = () => book.state.payments

  function orderFor(request: PayRequest): Order {
    const order = book.state.orders[request.orderId]
    if (!order) throw unknownId()
    if (order.status === "paid" && !request.evenIfPaid)
      throw badRequest(
        "Your payment has been declined as the order is already paid, or is being paid in another window.",
      )
    return order
  }

  function attempt(order: Order, request: PayRequest): Payment {
    const payment: Payment = {
      id: newId("pay"),
      entity: "payment",
      amount: request.amountPaise ?? order.amount,
      currency: request.currency ?? order.currency,
      status: "created",
      order_id: order.id,
      invoice_id: null,
      international: false,
      method: request.method,
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: request.description ?? null,
      bank: null,
      wallet: null,
      email: request.email ?? null,
      contact: request.contact ?? null,
      notes: notesOnWire(request.notes),
      fee: null,
      tax: null,
      ...noError,
      created_at: seconds(book.now()),
      ...methodFields(request),
    }
    payments()[payment.id] = payment
    order.attempts += 1
    if (order.status === "created") order.status = "attempted"
    return payment
  }

  function decline(payment: Payment) {
    Object.assign(payment, bankRefusal, { status: "failed" })
    webhooks.send("payment.failed", { payment })
  }

  function authorise(payment: Payment) {
    Object.assign(payment, noError, { status: "authorized" })
    webhooks.send("payment.authorized", { payment })
  }

  function capture(payment: Payment) {
    const fee = Math.round((payment.amount * FEE_PERCENT) / 100)
    const tax = Math.round((fee * GST_PERCENT) / 100)
    Object.assign(payment, { status: "captured", captured: true, fee: fee + tax, tax })
    webhooks.send("payment.captured", { payment })
    const order = payment.order_id ? book.state.orders[payment.order_id] : undefined
    if (!order) return
    order.amount_paid = Math.min(order.amount, order.amount_paid + payment.amount)
    order.amount_due = order.amount - order.amount_paid
    order.status = "paid"
    webhooks.send("order.paid", { payment, order })
    onPaid(order, payment)
  }

  /** The bank's late reply: captured when the order is still unpaid; otherwise only authorised, and never captured. */
  function settle(paymentId: string) {
    const payment = payments()[paymentId]
    if (!payment || (payment.status !== "created" && payment.status !== "failed")) return
    authorise(payment)
    if (book.state.faults.capture === "manual") return
    if (payment.order_id && book.state.orders[payment.order_id]?.status !== "paid") capture(payment)
  }

  function triple(payment: Payment): HandlerTriple {
    const signature = createHmac("sha256", keySecret).update(`${payment.order_id}|${payment.id}`).digest("hex")
    return { razorpay_payment_id: payment.id, razorpay_order_id: payment.order_id ?? "", razorpay_signature: signature }
  }

  /** One payment attempt for an order. Throws a `WireRefusal` for an unknown or already paid order. */
  function pay(request: PayRequest): { payment: Payment; handler: HandlerTriple } {
    const payment = attempt(orderFor(request), request)
    const late = book.state.faults.payment === "authorise-late" && request.outcome === "success"
    const outcome = late ? "late" : request.outcome
    if (outcome === "failure") decline(payment)
    if (outcome === "authorized") authorise(payment)
    if (outcome === "late")
      schedule.add({ kind: "settle-payment", paymentId: payment.id, due: book.now() + book.state.faults.lateMs })
    if (outcome === "success") {
      authorise(payment)
      if (book.state.faults.capture === "automatic") capture(payment)
    }
    book.save()
    return { payment, handler: triple(payment) }
  }

  return { pay, settle, capture }
}

export type Till = ReturnType<typeof openTill>
