import type { Book } from "./book"
import { badRequest, unknownId } from "./refusal"
import type { Webhooks } from "./webhooks"
import { type Dispute, DISPUTE_STATUSES, newId, seconds } from "./wire"

const ANSWER_WITHIN_SECONDS = 7 * 24 * 3600

/** A captured payment that the buyer's bank claims back, with its webhooks. */
export function openDisputes(book: Book, webhooks: Webhooks) {
  /** Opens a dispute of the whole payment, or moves it to a status. */
  function move(paymentId: string, status: Dispute["status"]): Dispute {
    const payment = book.state.payments[paymentId]
    if (!payment) throw unknownId()
    if (!payment.captured) throw badRequest("Only a captured payment can be disputed")
    const known = Object.values(book.state.disputes).find(({ payment_id }) => payment_id === paymentId)
    const now = seconds(book.now())
    const dispute: Dispute = {
      id: newId("disp"),
      entity: "dispute",
      payment_id: paymentId,
      currency: payment.currency,
      reason_code: "goods_or_services_not_received",
      respond_by: now + ANSWER_WITHIN_SECONDS,
      phase: "chargeback",
      created_at: now,
      ...known,
      amount: payment.amount,
      amount_deducted: status === "lost" ? payment.amount : 0,
      status,
    }
    book.state.disputes[dispute.id] = dispute
    book.save()
    // A bank that has seen the answer and asks for more opens the dispute again.
    const news = status !== "open" ? status : known ? "action_required" : "created"
    webhooks.send(`payment.dispute.${news}`, { payment, dispute })
    return dispute
  }

  return {
    find: (id: string): Dispute => book.state.disputes[id] ?? raise(),
    moveTo(paymentId: unknown, status: unknown): Dispute {
      const wanted = DISPUTE_STATUSES.find((one) => one === status)
      if (!wanted) throw badRequest(`The status is one of ${DISPUTE_STATUSES.join(", ")}.`, "status")
      return move(String(paymentId), wanted)
    },
  }
}

function raise(): never {
  throw unknownId()
}

export type Disputes = ReturnType<typeof openDisputes>
