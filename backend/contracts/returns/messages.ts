import { inRupees } from "../rupees"
import { refusals } from "../refusal"
import type { ReturnKind, ReturnReason } from "./limits"

export const RETURN_KIND_WORDS: Record<ReturnKind, string> = {
  return: "Return",
  exchange: "Exchange",
  alteration: "Alteration",
}

/** Why, as the buyer chooses it. */
export const RETURN_REASON_WORDS: Record<ReturnReason, string> = {
  tooSmall: "Too small",
  tooLarge: "Too large",
  notAsShown: "Not as shown",
  faulty: "Something is faulty",
  wrongPiece: "Not what I ordered",
  changedMind: "I changed my mind",
}

/** Why nothing, or not everything, can be requested for a line. */
export const returnWhy = {
  custom: "Custom-size pieces are cut for one person and cannot be returned. We alter them instead.",
  notThere: "This can be asked for once the order is delivered or collected.",
  notPaid: "This order is not paid yet. Please call us.",
  off: "Nothing in this order can be returned any more.",
  over: (day: string) => `The time to ask was over on ${day}. Please call us if something is wrong.`,
  taken: "All pieces of this are in a request already.",
} as const

export const returnMessages = {
  opened: (number: string) => `${number} is opened. A mail goes to the buyer.`,
  parcelNoted: "The parcel is noted. The buyer sees it.",
  asked: (number: string) => `We have your request ${number}, and answer it by mail.`,
  withdrawn: "Your request is withdrawn. Nothing changes with your order.",
  moved: (label: string) => `The request is now: ${label}`,
  removed: "The request is out of the list. Its history is kept.",
  pickup: "Return pick-up",
  shop: "The shop",
  releasedLabel: "No longer kept",
  /** The note in the history of an exchange whose new size was reserved until this day. */
  released: (pieces: string, day: string) => `${pieces} was kept until ${day}, and is free for others now.`,
  feeTaken: (number: string, day: string) =>
    `The processing fee is taken with ${number} already. It covers all returns of this order until ${day}.`,
  /** By how much less than the price a request refunds, because the order's money was refunded in another way. */
  short: (amount: string) =>
    `${amount} of what was paid for these pieces was refunded already, or is promised with another request.`,
  /** In the history of an open request that promises another sum than before. */
  refundNow: (amount: string) => `The refund is ${amount} now.`,
  refundNowLabel: "Refund changed",
  feeHere: (amount: string) =>
    `The processing fee of ${amount} is deducted here: the request that was to pay it is closed without a refund.`,
  /** Before a request is withdrawn or rejected. */
  feeMoves: (number: string, fee: string, refund: string) =>
    `The processing fee of ${fee} is deducted from ${number} then: its refund will be ${refund}.`,
  /** In the request and its mail, for a reason that the shop takes no fee for. */
  feeFree: "For this reason no processing fee is deducted.",
  /** To the buyer, while the new size waits. */
  reservedUntil: (day: string) =>
    `The new size is kept for you until ${day}. Please let the parcel be on its way by then.`,
  reservedUntilAtShop: (day: string) => `The new size is kept for you until ${day}. Please bring the pieces by then.`,
  wasReleased:
    "We no longer keep the new size for you. If it is still in stock when your pieces arrive, you get it; if not, we refund you.",
} as const

export const returnRefusals = refusals("returns", {
  no_parcel: { status: 409, field: "way", say: "Nothing of this request travels this way now." },
  not_found: { status: 404, say: "We could not find this request." },
  photo_gone: { status: 404, field: "photos", say: "A photo no longer exists. Please add it again." },
  not_possible: { status: 409, field: "lines", say: (why: string) => why },
  item_unknown: { status: 422, field: "lines", say: "One of these pieces is not part of this order." },
  item_twice: { status: 422, field: "lines", say: "Please name each piece of the order once." },
  not_this_kind: {
    status: 409,
    field: "kind",
    say: (why: string) => why,
  },
  too_many: {
    status: 409,
    field: "lines",
    say: (name: string, open: number) =>
      open === 0
        ? `All pieces of ${name} are in a request already.`
        : `No more than ${open} of ${name} can be asked for.`,
  },
  size_wanted: {
    status: 422,
    field: "lines",
    say: (name: string) => `Please choose another size for ${name}.`,
  },
  size_gone: {
    status: 409,
    field: "lines",
    say: (name: string, size: string) => `${name} is not there in size ${size} just now. Please choose another size.`,
  },
  nothing_to_give: {
    status: 409,
    field: "state",
    say: (name: string, size: string) =>
      `${name} is not free in size ${size} just now, so it cannot be promised. Please ask the buyer for another size, or decline the exchange.`,
  },
  not_there_any_more: {
    status: 409,
    field: "state",
    say: (name: string, size: string) =>
      `${name} was kept in size ${size} until its time was over, and none is free now. Its money can go back instead.`,
  },
  sum_changed: {
    status: 409,
    field: "refundRupees",
    say: (right: number) => `The refund has changed: it is ${inRupees(right)} now. Please check it again.`,
  },
  address_wanted: { status: 422, field: "address", say: "Please tell us where to pick the pieces up." },
  cannot_move: {
    status: 409,
    field: "state",
    say: (from: string, to: string) => `A request that is "${from}" cannot become "${to}".`,
  },
  not_paid: {
    status: 409,
    field: "state",
    say: "The money of this order is not noted yet, so none can go back. Please note first what the courier has collected.",
  },
  buyers_word: {
    status: 409,
    field: "state",
    say: "Only the buyer can withdraw a request. You can reject it instead.",
  },
  already_closed: { status: 409, say: "This request is closed already." },
  too_late: {
    status: 409,
    say: "This request can no longer be withdrawn: the pieces are on their way. Please call us.",
  },
  not_closed: { status: 409, say: "This request is not finished yet, so it stays in the list." },
  why_wanted: { status: 422, field: "note", say: "Please tell the buyer why." },
  less_wants_why: {
    status: 422,
    field: "note",
    say: (promised: number) => `This is less than the promised ${inRupees(promised)}. Please tell the buyer why.`,
  },
  damaged_unknown: {
    status: 422,
    field: "damaged",
    say: "There cannot be more damaged pieces than returned ones.",
  },
  refund_too_much: {
    status: 422,
    field: "refundRupees",
    say: (most: number, short: number) =>
      short > 0
        ? `No more than ${inRupees(most)} is left of what was paid for these pieces.`
        : `No more than ${inRupees(most)} was paid for these pieces.`,
  },
  sold_again: {
    status: 409,
    field: "state",
    say: "These pieces were restocked, and have been sold in the meantime. They cannot be sent back.",
  },
  being_changed: {
    status: 409,
    say: "Someone is changing this order in the back office at this moment. Please try again in a minute.",
  },
})
