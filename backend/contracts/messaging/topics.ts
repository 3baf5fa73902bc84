import { z } from "zod"
import { DELIVERY_METHODS, REFUND_REASONS } from "../checkout/limits"
import { listOf } from "../list"
import { measurementSchema } from "../measurement/calls"
import type { OrderStatusKey } from "../order/status"
import { RETURN_KINDS } from "../returns/limits"
import { RETURN_NEWS } from "../returns/states"
import {
  accountChanged,
  accountConfirmEmail,
  accountProof,
  accountReset,
  accountResetLater,
  staffInvited,
} from "./account-topics"
import { email, optionalText, paise, path, text } from "./topic-parts"

const placedLine = z.object({
  name: text,
  colour: optionalText,
  size: text,
  quantity: z.number().int().min(1),
  linePaise: paise,
  /** A picture that every mail program can show, by its path on the shop. */
  picture: path.nullish(),
  measurement: measurementSchema.nullish(),
})
const placedAddress = z.object({
  name: text,
  phone: optionalText,
  line1: text,
  line2: optionalText,
  landmark: optionalText,
  city: text,
  state: text,
  pincode: text,
})

/** The first and the last day, as `2026-11-25`. */
const days = z.object({ from: z.iso.date(), to: z.iso.date() })

/**
 * An order was placed and paid. Checkout's snapshot fits unchanged; `orderPath` leads to the order, e.g.
 * `/order-confirmation/…`.
 */
export const orderPlaced = z.object({
  orderNumber: text,
  placedAt: z.iso.datetime({ offset: true }),
  orderPath: path,
  contact: z.object({ name: text, email }),
  lines: z.array(placedLine).min(1),
  deliveryMethod: z.enum(DELIVERY_METHODS),
  deliveryName: optionalText,
  /** When it can be collected, in words. */
  collectHours: text.optional(),
  address: placedAddress.nullish(),
  totals: z.object({ itemsPaise: paise, discountPaise: paise, deliveryPaise: paise, totalPaise: paise }),
  /** GST in the total. */
  taxPaise: paise.optional(),
  /** Paid later. */
  isDue: z.boolean().optional(),
  /** The promised days of an order that the workshop has yet to start. */
  promised: days.nullish(),
  /** The sum still due of an order that is paid later; the rest is paid. */
  duePaise: paise.optional(),
  /** The same, where a courier collects it in cash. */
  atDoorPaise: paise.optional(),
})
export type OrderPlaced = z.output<typeof orderPlaced>

/**
 * Money was refunded: of a payment that could not become an order, or, with its number, of an order. `reason` is one of
 * ours; any other text counts as "other".
 */
export const refundMade = z.object({
  orderNumber: text.optional(),
  /** A person gave it, or found that the buyer has it: no bank shows it. */
  isGiven: z.boolean().default(false),
  name: text,
  email,
  amountRupees: z.number().positive(),
  reason: z.enum(REFUND_REASONS).catch("other"),
})
export type RefundMade = z.output<typeof refundMade>

/**
 * How a buyer is notified of each status: by mail; by text message, always; on WhatsApp, if chosen at the checkout (requirements
 * §4). A placed order has a separate mail.
 */
const NOTIFIED_BY = {
  placed: { mail: false, text: false, whatsapp: false },
  accepted: { mail: true, text: false, whatsapp: true },
  inProgress: { mail: false, text: false, whatsapp: false },
  readyForShipping: { mail: false, text: false, whatsapp: false },
  shipped: { mail: true, text: true, whatsapp: true },
  outForDelivery: { mail: false, text: false, whatsapp: false },
  delivered: { mail: true, text: false, whatsapp: true },
  readyForPickup: { mail: true, text: true, whatsapp: false },
  pickedUp: { mail: false, text: false, whatsapp: false },
  cancelledByCustomer: { mail: true, text: false, whatsapp: false },
  cancelledByShop: { mail: true, text: true, whatsapp: true },
  paymentFailed: { mail: false, text: false, whatsapp: false },
  returned: { mail: false, text: false, whatsapp: false },
} as const satisfies Record<OrderStatusKey, { mail: boolean; text: boolean; whatsapp: boolean }>

type Way = "mail" | "text" | "whatsapp"
type News<By extends Way> = {
  [Key in OrderStatusKey]: (typeof NOTIFIED_BY)[Key][By] extends true ? Key : never
}[OrderStatusKey]
const newsBy = <By extends Way>(way: By) =>
  (Object.keys(NOTIFIED_BY) as OrderStatusKey[]).filter((key) => NOTIFIED_BY[key][way]) as [News<By>, ...News<By>[]]

export const ORDER_NEWS = newsBy("mail")
export const TEXTED_NEWS = newsBy("text")
export const WHATSAPP_NEWS = newsBy("whatsapp")

/** The most pieces that a mail asks about. */
export const MAIL_REVIEWS = 3

/** The refund is of money that was paid in cash or by bank transfer: a person gives it back. */
const isByHand = z.boolean().default(false)
/** The part of a refund that is not sent: the buyer's bank disputes its payment, or has taken it back. */
const disputedPaise = paise.default(0)

/** An order has reached a status that its buyer is waiting for. */
export const orderMoved = z.object({
  orderNumber: text,
  orderPath: path,
  contact: z.object({ name: text, email }),
  news: z.enum(ORDER_NEWS),
  /** How the parcel travels, as far as the shop has said. */
  parcel: z
    .object({ courier: optionalText, trackingNumber: optionalText, trackingUrl: z.string().max(500).default("") })
    .nullish(),
  /** When it can be collected, in words. */
  collectHours: text.optional(),
  deliveryMethod: z.enum(DELIVERY_METHODS).optional(),
  /** The promised days, while it is awaited. */
  promised: days.nullish(),
  /** Of a delivered one: when, where something is asked for its pieces, and where its customer reviews them. */
  arrived: z
    .object({
      at: z.iso.datetime(),
      /** The requests that some of its pieces allow. */
      kinds: listOf(z.enum(RETURN_KINDS), RETURN_KINDS.length, { least: 1 }).default([...RETURN_KINDS]),
      returnPath: path,
      reviews: listOf(z.object({ name: text, path }), MAIL_REVIEWS),
    })
    .optional(),
  /** Why the shop cancelled it. */
  reason: optionalText,
  /** The refund of a cancelled one. */
  refundPaise: paise.optional(),
  isByHand,
  disputedPaise,
})
export type OrderMoved = z.output<typeof orderMoved>

/** A buyer's request for a return, an exchange or an alteration has reached a state that they wait for. */
export const returnMoved = z.object({
  /** `released`: the new size of an exchange is no longer reserved. */
  news: z.enum([...RETURN_NEWS, "released"]),
  kind: z.enum(RETURN_KINDS),
  returnNumber: text,
  orderNumber: text,
  returnPath: path,
  contact: z.object({ name: text, email }),
  lines: z
    .array(z.object({ name: text, size: text, quantity: z.number().int().min(1), toSize: text.nullable() }))
    .min(1),
  /** Why it was declined, why the pieces are sent back, or why less is refunded. */
  reason: z.string().trim().max(500),
  refundPaise: paise,
  isByHand,
  disputedPaise,
  feePaise: paise,
  /** The part of the price that was refunded in another way, or is promised to another request. */
  shortPaise: paise.default(0),
  /** By how much less than promised is refunded, for the reason. */
  deductedPaise: paise.default(0),
  /** No fee is deducted, because of the reason. */
  isFeeFree: z.boolean().default(false),
  /** Fetched at the buyer's door, or brought to the shop. */
  isFetched: z.boolean(),
  /** The day until which an approved exchange keeps its new size. */
  reservedUntil: text.nullable().default(null),
})
export type ReturnMoved = z.output<typeof returnMoved>

/** The shop has taken pieces out of an order. */
export const orderTakenOut = z.object({
  orderNumber: text,
  orderPath: path,
  contact: z.object({ name: text, email }),
  lines: z.array(z.object({ name: text, size: text, quantity: z.number().int().min(1) })).min(1),
  reason: z.string().trim().max(500),
  /** The refund of the sum paid for them; for an order that is paid later, the amount due is reduced. */
  refundPaise: paise,
  /** The part of that sum that was refunded before. */
  shortPaise: paise.default(0),
  isDue: z.boolean(),
  isByHand,
  disputedPaise,
})
export type OrderTakenOut = z.output<typeof orderTakenOut>

/** The shop has given a piece of an order another size, or other measurements. */
export const orderCorrected = z.object({
  orderNumber: text,
  orderPath: path,
  contact: z.object({ name: text, email }),
  piece: text,
  changes: z.array(z.object({ what: text, from: text, to: text })).min(1),
  reason: z.string().trim().max(500),
})
export type OrderCorrected = z.output<typeof orderCorrected>

/**
 * The shop has corrected an order's contact. `here`: this address is its new one; `elsewhere`: this was the previous one, which
 * gets no link; `phone`: only the phone is another. `phoneEnds`: its last digits.
 */
export const orderContact = z
  .object({ orderNumber: text, contact: z.object({ name: text, email }), phoneEnds: text.nullable() })
  .and(
    z.discriminatedUnion("news", [
      z.object({ news: z.enum(["here", "phone"]), orderPath: path }),
      z.object({ news: z.literal("elsewhere") }),
    ]),
  )
export type OrderContactMail = z.output<typeof orderContact>

/** A piece was added to an order, or swapped for some of its pieces. `isLeftOut`: it was packed before the link was paid. */
export const orderPiecesChanged = z.object({
  orderNumber: text,
  orderPath: path,
  contact: z.object({ name: text, email }),
  piece: text,
  insteadOf: text.nullable(),
  isLeftOut: z.boolean().default(false),
  reason: z.string().trim().max(500),
  /** The sum paid for it by link; because it is cheaper: what is no longer due, and the sum refunded. */
  paidPaise: paise,
  lessPaise: paise.default(0),
  refundPaise: paise,
  /** The part of what it is cheaper by that was refunded before. */
  shortPaise: paise.default(0),
  isByHand,
  disputedPaise,
})
export type OrderPiecesChanged = z.output<typeof orderPiecesChanged>

/** An invitation to review pieces delivered some days ago. Each `path` opens the form. */
export const reviewAsked = z.object({
  orderNumber: text,
  contact: z.object({ name: text, email }),
  customerId: z.string().optional(),
  pieces: z.array(z.object({ name: text, path })).min(1),
})
export type ReviewAsked = z.output<typeof reviewAsked>

/** A wait for a sold-out size was asked for, or is over because it is back. `endPath` ends it. */
export const stockAlert = z.object({
  news: z.enum(["asked", "back"]),
  email,
  piece: text,
  size: text,
  piecePath: path,
  endPath: path,
})
export type StockAlertMail = z.output<typeof stockAlert>

/** A payment was started and not finished in time. `againPath` fills the bag with the same pieces. */
export const paymentUnfinished = z.object({
  name: text,
  email,
  customerId: z.string().nullish(),
  againPath: path,
  lines: z.array(placedLine.pick({ name: true, size: true, quantity: true })).min(1),
})
export type PaymentUnfinished = z.output<typeof paymentUnfinished>

/** An owner is notified that the payment gateway and the shop's books differ. */
export const paymentMismatch = z.object({
  name: text,
  email,
  count: z.number().int().positive(),
  amountRupees: z.number().nonnegative(),
})
export type PaymentMismatchMail = z.output<typeof paymentMismatch>

/** The mails that messaging can send, by outbox topic. */
export const LETTER_TOPICS = {
  "order.placed": orderPlaced,
  "order.moved": orderMoved,
  "order.taken-out": orderTakenOut,
  "order.corrected": orderCorrected,
  "order.pieces-changed": orderPiecesChanged,
  "order.contact": orderContact,
  "refund.made": refundMade,
  "return.moved": returnMoved,
  "review.asked": reviewAsked,
  "stock.alert": stockAlert,
  "payment.unfinished": paymentUnfinished,
  "payment.mismatch": paymentMismatch,
  "account.reset": accountReset,
  "account.changed": accountChanged,
  "account.confirm-email": accountConfirmEmail,
  "account.proof": accountProof,
  "account.reset-later": accountResetLater,
  "staff.invited": staffInvited,
} as const
export type LetterTopic = keyof typeof LETTER_TOPICS
export const isLetterTopic = (topic: string): topic is LetterTopic => Object.hasOwn(LETTER_TOPICS, topic)
