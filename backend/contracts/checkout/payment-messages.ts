import { inRupees } from "../rupees"
import { type PaymentState, REFUND_SHOWS_DAYS } from "./limits"

/** Sentences about a payment. Once money may have moved, none of them must sound like an error. */
export const paymentMessages = {
  scriptMissing:
    "The payment window could not be loaded. Nothing was charged. Please check your connection, or a content blocker, and try again.",
  closed:
    "You closed the payment window before it was done. If you did pay, this page will notice by itself; otherwise try again when you are ready.",
  failed: "The payment did not go through.",
  failedAfter: "If money left your account all the same, your bank returns it.",
  holdOver:
    "The time to pay ran out, so we no longer hold your pieces. Your bag is unchanged: pay again and we will hold them again.",
  offline: "You are offline. Your bag and your details are kept; pay when the connection is back.",
  mayLeave: "You can leave this page at any time. Once your order is placed, we e-mail you its number.",
  slow: "This is taking longer than usual. You do not need to wait: we keep checking with your bank, and write to you either way.",
  stepPaid: "You paid",
  stepReceived: "Your payment has reached us",
  stepPlaced: "Your order is placed",
  placed: (number: string) => `Your payment has arrived: order ${number} is placed.`,
  seeOrder: "See the order",
  changeSomething: "Change something",
  stillHeld:
    "Your bank may still be paying, so your pieces stay held for a while. If nothing was paid, they are free again by themselves.",
  released:
    "We no longer hold your pieces, and nothing was charged. Change what you like; they are held again when you pay.",
  unseen:
    "We have not seen the payment yet. Please do not pay again: when it arrives, your order is placed or you are refunded in full.",
  bagRestored: "The pieces that you were about to pay for are in your bag.",
  pieceGone: (name: string) => `${name} is sold out in that size.`,
  placing: "We are placing your order.",
  received: "We have your payment",
  elsewhere:
    "Your payment has reached us. You have signed in or out since, so this browser cannot show the order: its number comes by e-mail or, should we not have the pieces, the news of your refund.",
  refundNext: `You need not do anything. Banks show a refund within ${REFUND_SHOWS_DAYS.min} to ${REFUND_SHOWS_DAYS.max} working days.`,
  refundShows: `Banks show a refund within ${REFUND_SHOWS_DAYS.min} to ${REFUND_SHOWS_DAYS.max} working days.`,
  refunded: "Your payment has been sent back to you in full.",
} as const

/** The outcome of a payment, for staff. */
export const PAYMENT_STATE_WORDS: Record<PaymentState, string> = {
  open: "Beginning",
  held: "Waiting to be paid",
  paid: "Paid, not placed",
  placing: "Paid, not placed",
  placed: "Placed",
  expired: "Expired",
  refund_due: "Refunding",
  refunded: "Refunded",
  partly_refunded: "Partly refunded",
  crossed_out: "No longer due",
}

/** Messages of the back office after resuming a stopped payment. */
export const paymentRetryMessages = {
  placed: (number: string) => `Order ${number} is placed.`,
  notPlaced: "The order could not be placed yet. The page shows why; it is retried automatically.",
  refunding: "The refund is sent now.",
  asked: "The gateway has no payment so far.",
  found: "The gateway has confirmed the payment.",
} as const

/** Messages of the back office about a requested refund. */
export const paymentRefundMessages = {
  reasonWanted: "Please say why, for anyone who asks later.",
  refunded: (amount: number) => `${inRupees(amount)} was refunded to the buyer.`,
  onItsWay: (amount: number) => `${inRupees(amount)} is on its way back. The bank has not confirmed it yet.`,
  waits: (amount: number) =>
    `${inRupees(amount)} will be sent back: the payment service is not answering just now, and is asked again by itself.`,
  seenWanted: "Please enter how much was refunded already, so that nothing is sent twice.",
  declined:
    "The payment service declined the refund. The buyer has not been refunded yet; the page shows why, and when it is retried.",
  orderCancelled: "The order was cancelled",
  byEngine: "Refunded by a plugin",
  bankDeclined: "The bank declined it.",
  byHand: "This was paid in cash or by bank transfer. Please give it back the same way, and note it here.",
  disputed:
    "The buyer’s bank disputes this payment, or has taken it back, so nothing is sent. Settle the dispute under Payment mismatches first. If the buyer has the money, note that here.",
  disputeOver:
    "The dispute that stopped this refund is over, and the money is the shop’s again. Send it, or withdraw it if you can keep the money.",
  overtaken: (left: number) =>
    `Another refund of this payment came first. ${inRupees(left)} is left, and can be sent instead.`,
  tooSmall:
    "Less than ₹1 cannot be sent through the payment service. Please pay it back in another way, if the buyer wants it.",
  refundedElsewhere: "All of the payment was refunded in another way.",
  again: "It is sent again now.",
  mismatchClosed: "It is closed, with your note.",
  withdrawn: (amount: number) => `${inRupees(amount)} is not refunded. The shop keeps it.`,
  given: (amount: number) => `It is noted that the buyer got ${inRupees(amount)} another way.`,
} as const

/** Messages of the back office after handling a webhook again. */
export const paymentNoticeMessages = {
  handled: "It could be read now, and is handled.",
  notYet: "It could not be handled yet. The reason is next to it; it is retried automatically.",
  unreadable: "It cannot be read. It does not count; the payment's own page shows whether money came.",
} as const
