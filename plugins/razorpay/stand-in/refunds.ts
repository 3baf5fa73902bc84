import { randomInt } from "node:crypto"
import type { Book } from "./book"
import { badRequest, onlyFields, unknownId, wireNotes, wholeAmount } from "./refusal"
import type { Schedule } from "./schedule"
import type { Webhooks } from "./webhooks"
import { newId, notesOnWire, seconds } from "./wire"
import type { Payment, Refund } from "./wire"

const fields = ["amount", "speed", "notes", "receipt"] as const
const keyShape = /^[A-Za-z0-9_-]{10,}$/
/** The number under which the buyer's bank finds a refund. */
const newArn = () => String(randomInt(1e13, 1e14))
const SIX_MONTHS_MS = 183 * 24 * 3_600_000

/** Refunds as Razorpay makes them: captured payments only, never more than was captured, once per idempotency key. */
export function openRefunds(book: Book, schedule: Schedule, webhooks: Webhooks) {
  function refundable(paymentId: string): Payment {
    const payment = book.state.payments[paymentId]
    if (!payment) throw unknownId()
    if (payment.status === "refunded") throw badRequest("The payment has been fully refunded already")
    if (payment.status !== "captured") throw badRequest("The payment status should be captured for action to be taken")
    if (book.now() - payment.created_at * 1000 > SIX_MONTHS_MS)
      throw badRequest("The payment is older than six months and cannot be refunded")
    return payment
  }

  function remembered(key: string | undefined, body: string): Refund | undefined {
    if (key === undefined) return undefined
    if (!keyShape.test(key))
      throw badRequest("The idempotency key must have at least 10 characters of A-Z, a-z, 0-9, hyphen and underscore.")
    const before = book.state.refundKeys[key]
    if (!before) return undefined
    if (before.body !== body)
      throw badRequest("Different request with the same idempotency key has already been processed.")
    return book.state.refunds[before.refundId]
  }

  function take(payment: Payment, amount: number) {
    payment.amount_refunded += amount
    payment.refund_status = payment.amount_refunded === payment.amount ? "full" : "partial"
    if (payment.refund_status === "full") payment.status = "refunded"
  }

  /** Makes a refund, or returns the earlier one made under the same key. Throws a `WireRefusal`. */
  function refund(paymentId: string, body: Record<string, unknown>, key: string | undefined): Refund {
    onlyFields(body, fields)
    const fingerprint = JSON.stringify([paymentId, body])
    const earlier = remembered(key, fingerprint)
    if (earlier) return earlier
    const payment = refundable(paymentId)
    const left = payment.amount - payment.amount_refunded
    const amount = body.amount === undefined ? left : wholeAmount(body.amount, 100)
    if (amount > left) throw badRequest("The refund amount provided is greater than amount captured", "amount")
    const mode = book.state.faults.refund
    const made: Refund = {
      id: newId("rfnd"),
      entity: "refund",
      amount,
      receipt: typeof body.receipt === "string" ? body.receipt : null,
      currency: payment.currency,
      payment_id: payment.id,
      notes: notesOnWire(wireNotes(body.notes)),
      acquirer_data: { arn: mode === "processed" ? newArn() : null },
      created_at: seconds(book.now()),
      batch_id: null,
      status: mode === "processed" ? "processed" : "pending",
      speed_requested: body.speed === "optimum" ? "optimum" : "normal",
      speed_processed: "normal",
    }
    book.state.refunds[made.id] = made
    if (key) book.state.refundKeys[key] = { body: fingerprint, refundId: made.id }
    take(payment, amount)
    webhooks.send("refund.created", { refund: made, payment })
    if (mode === "processed") webhooks.send("refund.processed", { refund: made, payment })
    else
      schedule.add({
        kind: "settle-refund",
        refundId: made.id,
        due: book.now() + book.state.faults.refundDelayMs,
        status: mode === "pending-then-failed" ? "failed" : "processed",
      })
    book.save()
    return made
  }

  /** The bank's result of a pending refund. A failed one returns the amount to the payment, as Razorpay does. */
  function settle(refundId: string, status: "processed" | "failed") {
    const made = book.state.refunds[refundId]
    const payment = made && book.state.payments[made.payment_id]
    if (!made || !payment || made.status !== "pending") return
    made.status = status
    if (status === "processed") made.acquirer_data = { arn: newArn() }
    if (status === "failed") {
      payment.amount_refunded -= made.amount
      payment.refund_status = payment.amount_refunded > 0 ? "partial" : null
      payment.status = "captured"
    }
    webhooks.send(`refund.${status}`, { refund: made, payment })
  }

  function fetch(refundId: string): Refund {
    const made = book.state.refunds[refundId]
    if (!made) throw unknownId()
    return made
  }

  return { refund, settle, fetch }
}

export type Refunds = ReturnType<typeof openRefunds>
