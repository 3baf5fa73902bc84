import { refusals } from "../refusal"

/** Messages of the back office about pieces that join an order. */
export const pieceChangeMessages = {
  /** The reason of a refund if none was written. */
  cheaper: "A cheaper piece was taken instead.",
  changed: "The order is changed. Its buyer gets a mail.",
  linkSent: (amount: string, name: string) =>
    `The piece is held. ${name} has a link to pay ${amount}; the order changes when it is paid.`,
} as const

export const pieceChangeRefusals = refusals("piece_change", {
  /** The sum that was named to the buyer is no longer right. */
  difference_changed: {
    status: 409,
    field: "differenceRupees",
    say: "The price has changed. Please look at it again, and tell the buyer.",
  },
  nothing_changed: {
    status: 422,
    field: "piece",
    say: "This is the same piece. Its size or measurements are corrected at the piece itself.",
  },
  waits: {
    status: 409,
    say: "Another change of this order waits for its payment. Please cancel that one first.",
  },
  too_many: {
    status: 409,
    say: "This order has as many payments as an order can have. Please take a new order.",
  },
})
