import { accountSays } from "@silai/contracts/account/messages"
import { bagSays } from "@silai/contracts/bag/messages"

/** What the checkout's rooms say beyond the till's own sentences (@silai/contracts/checkout/messages). */
export const rooms = {
  emptyTitle: bagSays.emptyPage,
  emptyWords: "There is nothing to check out yet. The shirts and trousers are this way.",
  phoneBanner: accountSays.phoneBanner,
  collect: "I will collect my order from the shop",
  otherPerson: "Someone else will receive it",
  deliverTo: "Deliver to",
  anotherAddress: "Another address",
  keepAddress: "Keep this address in my account",
  notKept: "Your order goes on, but the address could not be kept in your account.",
  priceFell: "Prices in your bag were brought up to date.",
  detailsLost: "We could not fetch what you told us so far.",
} as const

/** What is said round a payment. Once money may have moved, none of it may sound like an error. */
export const paymentWords = {
  scriptMissing: "The payment window could not be loaded. Nothing was charged. Please check your connection, or a content blocker, and try again.",
  closed: "You closed the payment window before it was done. If you did pay, this page will notice by itself; otherwise try again when you are ready.",
  failed: "The payment did not go through.",
  failedAfter: "If money left your account all the same, your bank returns it.",
  holdOver: "The time to pay ran out, so the pieces went back on the shelf. Nothing is lost: pay again and we hold them anew.",
  offline: "You are offline. Your bag and your details are kept; pay when the connection is back.",
  slow: "This takes longer than usual. You may close this page: we are watching, and we write to you as soon as the order is in.",
  unseen: "We have not seen the payment yet. Please do not pay again: when it arrives, your order is placed or the money goes back in full.",
  refundNext: "You need not do anything. Banks show a refund within 5 to 7 working days.",
  refunded: "Your payment has been sent back to you in full.",
} as const
