import type { ReturnKind } from "../returns/limits"

/** For money that cannot be sent back to an account or card by itself. */
export const askedHow = "We ask you how you would like to have what you paid in cash or by bank transfer."

const withArticle = (word: string) => `${/^[aeiou]/.test(word) ? "an" : "a"} ${word}`

const KIND = { return: "return", exchange: "exchange", alteration: "alteration" } satisfies Record<ReturnKind, string>
/** "a return or an exchange" */
export const anyOf = (kinds: readonly ReturnKind[]) =>
  new Intl.ListFormat("en-GB", { type: "disjunction" }).format(kinds.map((kind) => withArticle(KIND[kind])))

/** The sentences of the mail about a return, an exchange or an alteration. */
export const returnLetter = {
  kind: KIND,
  subject: {
    requested: (kind: string, number: string) => `We have your request ${number} for ${withArticle(kind)}`,
    approved: (kind: string, number: string) => `Your ${kind} ${number} is approved`,
    rejected: (kind: string, number: string) => `About your ${kind} ${number}`,
    sentBack: (kind: string, number: string) => `Your pieces of ${kind} ${number} are on their way back`,
    refunded: (kind: string, number: string) => `We have accepted the pieces of your ${kind} ${number}`,
    exchanged: (_kind: string, number: string) => `Your new size of exchange ${number} is on its way`,
    altered: (_kind: string, number: string) => `Your altered pieces of ${number} are on their way`,
    released: (_kind: string, number: string) => `The new size of exchange ${number} is no longer kept for you`,
  },
  opening: {
    requested: (kind: string, order: string) =>
      `You have asked for ${withArticle(kind)} of your order ${order}. We look at it, and answer you by mail.`,
    approved: (kind: string, order: string) => `We have approved the ${kind} of your order ${order}.`,
    rejected: (kind: string, order: string) =>
      `We are sorry: we cannot accept the ${kind} of your order ${order}. Nothing changes with your pieces.`,
    sentBack: (kind: string, order: string) =>
      `We have looked at the pieces of your order ${order}, and cannot accept the ${kind}. They are on their way back to you.`,
    refunded: (_kind: string, order: string) => `The pieces of your order ${order} are back with us. Thank you.`,
    exchanged: (_kind: string, order: string) =>
      `The pieces of your order ${order} are back with us, and the size that you asked for has left our shop.`,
    altered: (_kind: string, order: string) =>
      `Our tailors have altered the pieces of your order ${order}, and they are on their way to you.`,
    released: (_kind: string, order: string) =>
      `We have kept the new size for the exchange of your order ${order}, and your pieces have not reached us in that time. It is free for others now.`,
  },
  /** Where the buyer brings the pieces to the shop, and collects there what they get. */
  atShop: {
    subject: {
      sentBack: (kind: string, number: string) => `Your pieces of ${kind} ${number} are at our shop`,
      exchanged: (_kind: string, number: string) => `Your new size of exchange ${number} is ready to collect`,
      altered: (_kind: string, number: string) => `Your altered pieces of ${number} are ready to collect`,
    },
    opening: {
      sentBack: (kind: string, order: string) =>
        `We have looked at the pieces of your order ${order}, and cannot accept the ${kind}. Please collect them at our shop.`,
      exchanged: (_kind: string, order: string) =>
        `The pieces of your order ${order} are back with us, and the size that you asked for waits for you at our shop.`,
      altered: (_kind: string, order: string) =>
        `Our tailors have altered the pieces of your order ${order}, and they wait for you at our shop.`,
    },
    where: (address: string, hours: string) => `Our shop: ${[address, hours].filter(Boolean).join(". ")}.`,
    stillPossible:
      "You can still bring the pieces to us: if the new size is in stock then, you get it; if not, we refund you.",
  },
  fetched: "Please keep the pieces ready: we fetch them at the address that you gave us.",
  toShop: "Please bring the pieces to our shop.",
  reserved: (day: string) => `We keep the new size for you until ${day}.`,
  stillPossible:
    "You can still send the pieces to us: if the new size is in stock then, you get it; if not, we refund you.",
  promised: (refund: string) =>
    `Once the pieces are with us, we refund ${refund} to the account or card you paid with.`,
  promisedByHand: (refund: string) => `Once the pieces are with us, we refund ${refund}. ${askedHow}`,
  deducted: (fee: string) => `The processing fee of ${fee} is deducted already.`,
  less: (amount: string) => `${amount} of what was paid for the pieces is not refunded.`,
  back: (amount: string) => `${amount} is on its way back to the account or card you paid with.`,
  pieces: "The pieces",
  piece: (quantity: number, name: string, size: string, toSize: string | null) =>
    `${quantity} × ${name}, size ${size}${toSize ? ` → ${toSize}` : ""}`,
  link: "See the request",
} as const
