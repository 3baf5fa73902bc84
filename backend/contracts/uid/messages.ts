import { refusals } from "../refusal"
import type { UidState, UidVerdict } from "./limits"
import { LABEL_PRINT } from "./sheet-limits"

export const UID_STATE_WORDS: Record<UidState, string> = {
  unused: "Not printed",
  printed: "On a label",
  assigned: "In an order",
  sold: "With its buyer",
  void: "Void",
  reported: "Reported as copied",
}

/** The public texts for our ids. No number proves a piece: a copied label has a copied number. */
export const UID_VERDICT_WORDS: Record<UidVerdict, { title: string; note: string }> = {
  issued: {
    title: "This label was issued by us",
    note: "Compare your piece with the picture, the colour and the size. A copied label would show the same number.",
  },
  notPrinted: {
    title: "This number is ours, and on no label yet",
    note: "By our books it has not left the workshop. If you have a piece with it, please show it to us.",
  },
  void: {
    title: "This number is not valid any more",
    note: "We have withdrawn this label. If you have a piece with it, please show it to us before you pay for it.",
  },
  reported: {
    title: "This label has been copied",
    note: "We issued this number once, and pieces that are not ours were found with it. Please show us yours.",
  },
}

const inIndia = (number: number) => number.toLocaleString("en-IN")

export const uidMessages = {
  begun: (ids: number) => `${inIndia(ids)} ids are being made.`,
  moved: (state: UidState) => `The id is now: ${UID_STATE_WORDS[state]}`,
  removed: "The batch is gone. None of its ids was ever on a label.",
  assigned: (piece: string) => `This label now belongs to ${piece}.`,
  reported: "Thank you. We look at every report, and write to you if you left us a way to.",
  reportMoved: "The report is noted.",
  returned: "came back",
  returnedDamaged: "came back damaged",
  sentOutAgain: "went back to its buyer",
  staysHere: "The exchange did not happen",
  orderCancelled: "Its order was cancelled",
  takenOut: "The piece was taken out of the order",
  testPage: "Test page: print at 100 %, lay it over a sheet of labels, and set how far it is off.",
} as const

export const uidRefusals = refusals("uid", {
  empty: { status: 422, field: "uid", say: "Please enter the number on the label." },
  form: {
    status: 422,
    field: "uid",
    say: "This is not a number of ours. It has 16 letters and digits, in groups of four, and one sign at the end.",
  },
  check: {
    status: 422,
    field: "uid",
    say: "One letter or digit of this number is wrong: its last sign does not fit. Please compare it with the label.",
  },
  unknown: {
    status: 404,
    field: "uid",
    say: "We never issued this number. Please compare it with the label; if it is the same, the piece is not from us.",
  },
  piece_unknown: { status: 422, field: "variantId", say: "This colour does not come in this size." },
  batch_unknown: { status: 404, say: "This batch no longer exists." },
  batch_used: { status: 409, say: "Labels of this batch were printed, so it stays. Ids can be made void one by one." },
  cannot_move: {
    status: 409,
    field: "state",
    say: (from: string, to: string) => `An id that is “${from}” cannot become “${to}”.`,
  },
  why_wanted: { status: 422, field: "why", say: "Please write down why." },
  nothing_to_print: { status: 409, say: "There is nothing to print here: these ids are not made yet, or void." },
  too_many_labels: {
    status: 422,
    field: "last",
    say: `Please print at most ${inIndia(LABEL_PRINT.most)} labels at once.`,
  },
  start_beyond: { status: 422, field: "startAt", say: "This sheet has fewer labels." },
  order_unknown: { status: 404, field: "orderId", say: "There is no such order." },
  order_closed: { status: 409, field: "orderId", say: "This order was cancelled, so nothing of it is packed." },
  not_free: {
    status: 409,
    field: "uid",
    say: (state: string) => `This label cannot be used. It is “${state}”.`,
  },
  taken: { status: 409, field: "uid", say: (order: string) => `This label belongs to order ${order} already.` },
  here_already: { status: 409, field: "uid", say: "This label is noted for this order already." },
  wrong_piece: {
    status: 409,
    field: "uid",
    say: (label: string) => `This label is for ${label}, and nothing like that is open in this order.`,
  },
  not_from_order: {
    status: 409,
    field: "uids",
    say: (uid: string) => `${uid} was not sent with this order. Please look at the piece again.`,
  },
  not_this_return: {
    status: 409,
    field: "uids",
    say: (uid: string, piece: string) => `${uid} belongs to ${piece}, which is not part of this return.`,
  },
  scan_wanted: {
    status: 422,
    field: "uids",
    say: (piece: string, wanted: number) =>
      `Please scan ${wanted === 1 ? "the label" : `${wanted} labels`} of ${piece}, or note why there is none.`,
  },
  scanned_twice: { status: 422, field: "uids", say: "One label was scanned twice." },
  report_unknown: { status: 404, say: "This report no longer exists." },
  photo_unknown: { status: 404, say: "This photo no longer exists." },
})
