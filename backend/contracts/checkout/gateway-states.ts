/**
 * The states of a payment at its gateway, and what the checkout does with each. A gateway that authorises before it
 * captures only blocks the buyer's money at first: an authorised payment that is never captured reads as nothing here,
 * while the buyer's bank shows it as paid.
 */
export const PAYMENT_STATES_AT_GATEWAY = {
  created: { does: "wait", why: "The buyer's bank has not answered." },
  authorized: {
    does: "capture",
    why: "The bank has blocked the money. If it pays its attempt, it is captured; else it is left to lapse, and is listed until it has.",
  },
  captured: { does: "judge", why: "The money has arrived: it pays its attempt, or is refunded." },
  refunded: { does: "compare", why: "All of it was refunded. Only the books are compared." },
  failed: { does: "wait", why: "A bank that answers late may still authorise it for some days." },
} as const satisfies Record<string, { does: "wait" | "capture" | "judge" | "compare"; why: string }>
export type PaymentStateAtGateway = keyof typeof PAYMENT_STATES_AT_GATEWAY

/** The states of a refund at its gateway, and what the checkout does with each. */
export const REFUND_STATES_AT_GATEWAY = {
  pending: { does: "wait", why: "It is on its way; the checkout asks again." },
  processed: { does: "book", why: "The bank has it: it is booked, and the buyer is notified." },
  failed: { does: "resend", why: "The bank declined it: it is sent again as a new one, then shown to staff." },
} as const satisfies Record<string, { does: "wait" | "book" | "resend"; why: string }>
export type RefundStateAtGateway = keyof typeof REFUND_STATES_AT_GATEWAY

/** The states of a dispute at its gateway, and what the checkout does with each: the buyer's bank asks for the money back. */
export const DISPUTE_STATES = {
  open: {
    does: "list",
    why: 'It must be answered within some days, or it is lost. The bank may ask again after an answer ("action required").',
  },
  under_review: { does: "review", why: "The bank looks at the answer: the shop has nothing to do, and does not send." },
  won: { does: "end", why: "The shop keeps the money." },
  closed: { does: "end", why: "It is settled; a refund for it is known by itself." },
  lost: { does: "lose", why: "The bank has taken the money: the books are to be corrected by a person." },
} as const satisfies Record<string, { does: "list" | "review" | "end" | "lose"; why: string }>
export type DisputeState = keyof typeof DISPUTE_STATES

/** The states of a payment link at its gateway, and what the checkout does with each. */
export const LINK_STATES = {
  created: { does: "wait", why: "It can be paid until it expires." },
  partially_paid: {
    does: "judge",
    why: "The shop forbids parts. If it happens, the amount does not fit and is refunded.",
  },
  paid: { does: "judge", why: "Its payment decides." },
  expired: { does: "end", why: "It cannot be paid any more: the pieces are free." },
  cancelled: { does: "end", why: "It cannot be paid any more: the pieces are free." },
} as const satisfies Record<string, { does: "wait" | "judge" | "end"; why: string }>
export type LinkState = keyof typeof LINK_STATES
