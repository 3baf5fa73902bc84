import { refusals } from "../refusal"
import { ORDER_LINK, orderNumberOf } from "./limits"

export const PAYMENT_WORDS = {
  captured: "Paid",
  due: "Not paid yet",
  unpaid: "Never paid",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
  failed: "Payment failed",
} as const

export const orderSays = {
  updated: (label: string) => `The order is now: ${label}`,
  /** In an order's history, for changes by the engine's API, a plugin or the gateway's own pages. */
  elsewhere: "Outside the back office",
  linkOverWords: `The link in an order mail works for ${ORDER_LINK.validDays} days. With the order number and your phone number you can follow the order at any time.`,
  trackThis: "Track this order",
  keepTitle: "Nothing to fill in next time",
  keepWords: "Your address and your measurements come along, and all your orders stand together.",
  keep: "Keep them in an account",
  mailAgain: "Send the mail again",
  mailed: (email: string) => `The mail is on its way to ${email}.`,
  wentBack: (amount: string, to: string, day: string | null) =>
    day ? `${amount} went back to ${to} on ${day}.` : `${amount} went back to ${to}.`,
  bankReference: (reference: string) => `Your bank finds it by the reference ${reference}.`,
  notHere:
    "It is shown only in the browser that placed it, or through the link in your order mail. With the order number and your phone number you can follow it from anywhere.",
  numberWanted: `Enter the order number from your mail, such as ${orderNumberOf(123)}.`,
} as const

export const orderRefusals = refusals("order", {
  not_found: { status: 404, say: "We could not find this order." },
  /** The same for an order that never existed. */
  link_over: { status: 410, field: "key", say: "This order link does not work any more." },
  cannot_move: {
    status: 409,
    field: "status",
    say: (from: string, to: string) => `An order that is "${from}" cannot become "${to}".`,
  },
  not_yours_to_move: {
    status: 403,
    field: "status",
    say: (to: string) => `Moving an order to "${to}" is not part of your work in the shop.`,
  },
  not_yet: { status: 422, field: "status", say: (to: string) => `Orders cannot be moved to "${to}" from here yet.` },
})
