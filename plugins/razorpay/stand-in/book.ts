import type { TimedStandInContext } from "@silai/kit/stand-in"
import { noFaults } from "./faults"
import type { Faults } from "./faults"
import type { Dispute, Order, Payment, PaymentLink, Refund } from "./wire"

/** A scheduled task; stored so that a restarted demo still runs it. */
export type Job = { due: number } & (
  | { kind: "deliver"; eventId: string; attempt: number; copy?: boolean }
  | { kind: "settle-payment"; paymentId: string }
  | { kind: "expire-link"; linkId: string }
  | { kind: "settle-refund"; refundId: string; status: "processed" | "failed" }
)

export type WebhookEvent = {
  id: string
  event: string
  body: string
  createdAt: number
  status: "waiting" | "delivered" | "given-up" | "dropped"
  wrongSignature?: boolean
  answers: (number | "no answer")[]
}

export type BookState = {
  orders: Record<string, Order>
  payments: Record<string, Payment>
  refunds: Record<string, Refund>
  links: Record<string, PaymentLink>
  disputes: Record<string, Dispute>
  /** Links that Razorpay would have sent to the buyer. */
  linksSent: { linkId: string; medium: "sms" | "email"; at: number }[]
  refundKeys: Record<string, { body: string; refundId: string }>
  events: WebhookEvent[]
  jobs: Job[]
  faults: Faults
}

const MOST_EVENTS = 2_000

export const emptyBook = (): BookState => ({
  orders: {},
  payments: {},
  refunds: {},
  links: {},
  disputes: {},
  linksSent: [],
  refundKeys: {},
  events: [],
  jobs: [],
  faults: { ...noFaults },
})

/** The stand-in's whole state, with its few queries. */
export function openBook(context: TimedStandInContext) {
  const { state, save } = context.store<BookState>("razorpay", emptyBook())
  // A demo older than payment links and disputes.
  state.links ??= {}
  state.disputes ??= {}
  state.linksSent ??= []
  state.faults = { ...noFaults, ...state.faults }
  return {
    state,
    save,
    now: context.clock.now,
    paymentsOf: (orderId: string) =>
      Object.values(state.payments)
        .filter((payment) => payment.order_id === orderId)
        .reverse(),
    refundsOf: (paymentId: string) =>
      Object.values(state.refunds)
        .filter((refund) => refund.payment_id === paymentId)
        .reverse(),
    addEvent(event: WebhookEvent) {
      state.events.push(event)
      if (state.events.length <= MOST_EVENTS) return
      // A waiting event must not be dropped, however old.
      const oldest = state.events.findIndex(({ status }) => status !== "waiting")
      if (oldest >= 0) state.events.splice(oldest, 1)
    },
    wipe() {
      Object.assign(state, emptyBook())
      save()
    },
  }
}

export type Book = ReturnType<typeof openBook>
