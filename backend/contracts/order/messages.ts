import { inRupees } from "../rupees"
import type { DisputeKind } from "../checkout/limits"
import { checkoutMessages } from "../checkout/messages"
import { waitInWords } from "../counting"
import { refusals } from "../refusal"
import { MATCHING, ORDER_LINK, ORDER_NOTE, orderNumberOf } from "./limits"

export const PAYMENT_WORDS = {
  captured: "Paid",
  due: "Not paid yet",
  unpaid: "Never paid",
  refunded: "Refunded",
  partially_refunded: "Partly refunded",
  failed: "Payment failed",
} as const

/** The state of a payment that the buyer's bank disputes, or has taken back. */
export const DISPUTE_WORDS = {
  dispute_review: "Dispute in review at the buyer’s bank",
  payment_disputed: "Disputed at the buyer’s bank",
  dispute_lost: "Taken back by the bank",
} as const satisfies Record<DisputeKind, string>

const ADDRESS_CHANGED = "Changed the address."

export const orderMessages = {
  atTailor: "Made to your measure",
  atTailorNamed: (name: string) => `Made to your measure by ${name}`,
  tailorStepDone: "done",
  archived: "The order is archived. Its page can still be opened.",
  unarchived: "The order is in the list again.",
  updated: (label: string) => `The order is now: ${label}`,
  cancelled: "Your order is cancelled. We refund what you paid.",
  cancelledDisputed: "Your order is cancelled. Your bank decides about the payment that was disputed there.",
  cancelledUnpaid: "Your order is cancelled. You owe nothing.",
  /** In an order's history, for changes by the engine's API, a plugin or the gateway's own pages. */
  elsewhere: "Outside the back office",
  linkOverWords: `The link in an order mail works for ${ORDER_LINK.validDays} days. With the order number and your phone number you can follow the order at any time.`,
  cancel: "Cancel the order",
  cancelAsk: "Cancel this order?",
  cancelNot: "Keep it",
  cancelThen: (amount: string) =>
    `Nothing is made or sent any more, and we refund ${amount} the way you paid. This cannot be undone.`,
  cancelRefunding: (amount: string) => `${amount} of your payment is on its way back already.`,
  /** Said by the shop, its mails and its staff's dialogs alike: whatever becomes of a dispute, it stays true. */
  disputed: (amount: string) =>
    `A payment of ${amount} was disputed at your bank. It decides about that money, or has sent it back to you already, so we do not refund it a second time.`,
  cancelDisputedThen: "Nothing is made or sent any more. This cannot be undone.",
  cancelUnpaidThen: "Nothing is made or sent any more, and you owe nothing. This cannot be undone.",
  cancelWhy: "Why",
  cancelNoReason: "I would rather not say",
  cancelReasons: [
    "I chose the wrong size or colour",
    "It takes too long",
    "I ordered twice",
    "I found something else",
    "Another reason",
  ],
  reasonGiven: (reason: string) => `The reason given: ${reason}`,
  trackingShortened:
    "A spreadsheet has shortened this number, and its last digits are lost. Please copy it from the courier's or the bank's page.",
  noteEmpty: "Please write the note first.",
  noteTooLong: `A note can be up to ${ORDER_NOTE.maxLength} characters long.`,
  noteAdded: "Note added",
  noteRemoved: "Note deleted",
  addressChanged: "The parcel goes to the new address.",
  addressNoteHidden: ADDRESS_CHANGED,
  addressNote: (lines: string) => `${ADDRESS_CHANGED} It was: ${lines}`,
  contactCorrected: "The contact is corrected. A mail goes to the buyer.",
  contactNote: (changes: string) => `Corrected the contact. ${changes}`,
  email: "E-mail",
  phone: "Phone",
  takenOut: (pieces: number) => `${pieces === 1 ? "1 piece is" : `${pieces} pieces are`} taken out of the order.`,
  takenOutNote: (pieces: string, reason: string) => `Took out: ${pieces}. Why: ${reason}`,
  pieceOf: (quantity: number, name: string, size: string) => `${quantity} × ${name}, ${size}`,
  corrected: (piece: string) => `Corrected: ${piece}. A mail goes to the buyer.`,
  correctedNote: (piece: string, changes: string, reason: string) =>
    `Corrected ${piece}: ${changes}.${reason && ` Why: ${reason}`}`,
  addedNote: (piece: string, money: string, reason: string) =>
    `Added ${piece}.${money && ` ${money}`}${reason && ` Why: ${reason}`}`,
  swappedNote: (out: string, piece: string, money: string, reason: string) =>
    `Swapped ${out} for ${piece}.${money && ` ${money}`}${reason && ` Why: ${reason}`}`,
  leftOutNote: (piece: string, amount: string) =>
    `Not added: ${piece}. ${amount} was not paid before the order was packed. The link is closed, and a mail goes to the buyer.`,
  paidByLink: (amount: string) => `Paid by link: ${amount}.`,
  lessDue: (amount: string) => `${amount} less is due.`,
  refunded: (amount: string) => `${amount} is refunded.`,
  refundedBefore: (amount: string) => `${amount} of the difference was refunded already.`,
  swappedFor: (piece: string) => `Swapped for ${piece}`,
  changeOf: (what: string, from: string, to: string) => `${what} ${from} → ${to}`,
  size: "Size",
  noFit: "nothing said",
  wish: "The buyer's wish",
  giftNote: "A note for the parcel",
  wishSaved: "The wish is saved and printed on the job card.",
  wishGone: "The wish is removed.",
  sewnBy: (name: string) => `${name} sews this order.`,
  unassigned: "No one is assigned to sew this order.",
  refundAskedAgain: "The bank is asked once more to send the money back.",
  takenOutOn: (pieces: number, day: string) =>
    pieces === 1 ? `1 taken out on ${day}.` : `${pieces} taken out on ${day}.`,
  exchangedFor: (pieces: number, of: number, size: string, number: string) =>
    `${of === 1 ? "Exchanged" : `${pieces} of ${of} exchanged`} for size ${size} (${number}).`,
  noneLeft: "Taken out",
  beforeTakenOut: "Before pieces were taken out",
  takeOutWhyWanted: "Please write why. The buyer reads it.",
  followParcel: "Follow the parcel",
  buyAgain: "Buy again",
  review: "Review this piece",
  reviewOf: (name: string) => `Review this piece: ${name}`,
  buyAgainOf: (name: string) => `Buy again: ${name}`,
  orderAgain: "Order all of it again",
  orderAgainOf: (number: string) => `Order again what was in ${number}`,
  orderAgainShort: "Order again",
  inBagAgain: (pieces: string) => `Added to your bag: ${pieces}`,
  nothingAgain: "None of it could be added",
  goneOfThese: "Some of what you ordered then is no longer available as it was:",
  goneForGood: "We no longer make this piece.",
  onlySome: (put: number, wanted: number) => `Only ${put} of ${wanted} could be added.`,
  reviewBag: "Review Bag",
  browseShop: "Look around the shop",
  willBeRefunded: (amount: string, to: string) =>
    `${amount} is on its way back to ${to}. We write to you when it has left us.`,
  trackThis: "Track this order",
  accountTitle: "Nothing to fill in next time",
  accountWords: "Your address and measurements move to your account, and you see all your orders in one place.",
  createAccount: "Keep them in an account",
  mailAgain: "Send the mail again",
  mailed: (email: string) => `The mail goes to ${email} in a moment.`,
  willBeGivenBack: (amount: string) => `We owe you ${amount}, and ask you how you would like to have it.`,
  wasRefunded: (amount: string, to: string, day: string | null) =>
    day ? `${amount} was refunded to ${to} on ${day}.` : `${amount} was refunded to ${to}.`,
  bankReference: (reference: string) => `Your bank finds it by the reference ${reference}.`,
  masked: "Names and addresses are partly hidden here. The link in your order mail shows them in full.",
  showWhole: "Show the whole order",
  showWholeTitle: "Is it your order?",
  showWholeWhy: "An OTP to the order's phone shows it in full, in this browser and for some hours.",
  linkOver: "This order link no longer works.",
  notHere:
    "You can see it in the browser or the account that placed it, or through the link in your order mail. With the order number and your phone number you can track it from anywhere.",
  noWay: "its delivery option is no longer there.",
  notReserved: (piece: string) => `no piece is reserved for ${piece}. Reserve it again, or cancel the order.`,
  cancelledInEngine: "it was cancelled in Medusa itself.",
  numberWanted: `Enter the order number from your mail, such as ${orderNumberOf(123)}.`,
} as const

export const orderRefusals = refusals("order", {
  not_found: { status: 404, say: "We could not find this order." },
  /** Past a day's limit of wrong tries; the same for an order that never existed. */
  look_up_proof: {
    status: 429,
    field: "phone",
    say: (seconds: number) =>
      `This number was tried too often. Please confirm it with an OTP, open the link in the order's mail, or try again in ${waitInWords(seconds)}.`,
  },
  /** The same for an order that never existed. */
  link_over: { status: 410, field: "key", say: orderMessages.linkOver },
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
  named_twice: { status: 422, say: "This order is listed twice." },
  not_among: { status: 409, say: "This order is not among those that were chosen." },
  too_many_match: {
    status: 409,
    say: (total: number) =>
      `${total.toLocaleString("en-IN")} orders match. At most ${MATCHING.most.toLocaleString("en-IN")} are chosen at once: please narrow the list.`,
  },
  more_match_now: {
    status: 409,
    say: "More orders match now than were chosen. No one has seen those: please look at the list again.",
  },
  not_by_hand: {
    status: 422,
    field: "status",
    say: (to: string) => `An order becomes "${to}" by what its buyer or the bank does, not by hand.`,
  },
  /** Asked again with `evenRefunded`, it is done. */
  already_refunded: {
    status: 409,
    field: "evenRefunded",
    say: (rupees: number) =>
      `The whole payment (${inRupees(rupees)}) of this order was refunded, or is being refunded. Send it all the same?`,
  },
  /** Asked again with `evenDisputed`, it is done. */
  disputed: {
    status: 409,
    field: "evenDisputed",
    say: "The buyer’s bank disputes the payment of this order, or has taken it back. Send it all the same?",
  },
  /** The engine's own words follow: what hinders it, such as goods without a reservation. */
  engine_refused: { status: 409, field: "status", say: (why: string) => `This could not be done: ${why}` },
  engine_failed: {
    status: 503,
    level: "error",
    say: "This could not be done just now. Please look at the order and try again.",
  },
  note_unknown: { status: 404, say: "Someone has already deleted this note." },
  note_not_yours: { status: 403, say: "Only its author, the owner or a manager deletes a note." },
  notes_full: {
    status: 409,
    field: "text",
    say: `Only ${ORDER_NOTE.most} notes are kept of one order. Please delete an old one first.`,
  },
  collected: { status: 409, say: "This order is collected at the shop: it goes to no address." },
  already_shipped: {
    status: 409,
    say: "The parcel has left the shop, or the order is closed. Its address cannot be changed any more.",
  },
  changed_meanwhile: {
    status: 409,
    say: "Someone else has changed this address in the meantime. Nothing is lost: please look at it again.",
  },
  contact_changed: {
    status: 409,
    say: "Someone else has changed this contact in the meantime. Nothing is lost: please look at it again.",
  },
  email_wanted: { status: 422, field: "email", say: "Please write the e-mail: this order has one." },
  over: { status: 409, say: "This order is over, so the mail that it is placed is not sent again." },
  no_email: { status: 409, say: "This order has no e-mail to send it to." },
  same_contact: { status: 422, field: "email", say: "The order has this e-mail and this phone already." },
  pin_elsewhere: {
    status: 422,
    field: "pincode",
    say: checkoutMessages.pinElsewhere,
  },
  other_state: {
    status: 409,
    field: "state",
    say: (before: string, after: string) =>
      `This order is taxed as a parcel to ${before}; to ${after} the tax would differ. Please cancel this order and take a new one.`,
  },
  not_closed: {
    status: 409,
    say: "This order is not closed yet. It can be archived once it is cancelled and refunded, returned, or delivered and nothing can be asked for it any more.",
  },
  too_late_to_take_out: {
    status: 409,
    say: "This order is packed or closed: nothing can be taken out of it any more. What is packed can be cancelled as a whole.",
  },
  take_out_all: {
    status: 409,
    field: "lines",
    say: "This is all that is left of the order. Please cancel the order instead.",
  },
  line_unknown: { status: 422, field: "lines", say: "The order has no such piece." },
  line_twice: { status: 422, field: "lines", say: "A piece is listed twice." },
  lines_changed: {
    status: 409,
    field: "lines",
    say: "Someone else has changed this order in the meantime. Please look at what is left of it.",
  },
  too_late_to_change: {
    status: 409,
    say: "This order is packed or closed: no piece can be added or swapped any more.",
  },
  too_late_to_correct: {
    status: 409,
    say: "This order is packed or closed: its pieces are as they are. Once it is delivered, a size can be exchanged, and a piece cut to measure altered.",
  },
  piece_changed: {
    status: 409,
    field: "was",
    say: "Someone else has changed this piece in the meantime. Nothing is lost: please look at it again.",
  },
  nothing_corrected: { status: 422, field: "to", say: "This piece is like that already." },
  not_measured: { status: 422, field: "to", say: "This piece is not cut to measure. Please choose a size." },
  measured: { status: 422, field: "to", say: "This piece is cut to measure. Please enter its measurements." },
  other_half: { status: 422, field: "to", say: "These are measurements of the other half of the body." },
  size_unknown: { status: 422, field: "to", say: (size: string) => `This colour does not come in ${size}.` },
  size_gone: {
    status: 409,
    field: "to",
    say: (size: string, free: number) =>
      free === 0 ? `Size ${size} is sold out.` : `Only ${free} of size ${size} ${free === 1 ? "is" : "are"} free.`,
  },
  not_at_work: { status: 409, say: "This order has left the workshop, or is closed." },
  wish_changed: {
    status: 409,
    field: "before",
    say: "Someone else has changed this wish in the meantime. Nothing is lost: please look at it again.",
  },
  tailor_unknown: { status: 422, field: "tailorId", say: "This person does not sew for the shop." },
  refund_not_failed: { status: 409, say: "This money is on its way back, or there already." },
  already_cancelled: { status: 409, say: "This order is cancelled already." },
  too_late_to_cancel: {
    status: 409,
    say: "This order can no longer be cancelled here. Please call us, or return it when it has come.",
  },
})
