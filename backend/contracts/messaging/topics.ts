import { z } from "zod"
import { OWN_PURPOSES, PHONE } from "../account/limits"
import { DELIVERY_METHODS } from "../checkout/limits"
import { measurementSchema } from "../measurement/calls"
import type { OrderStatusKey } from "../order/status"
import { RETURN_KINDS } from "../returns/limits"
import { RETURN_NEWS } from "../returns/states"

const paise = z.number().int().nonnegative()
const text = z.string().trim().min(1).max(200)
const optionalText = z
  .string()
  .trim()
  .max(200)
  .nullish()
  .transform((value) => value ?? "")
/** One address, without a line break, which could start another header. */
const email = z
  .string()
  .trim()
  .max(254)
  .regex(/^[^\s@<>,;]+@[^\s@<>,;]+\.[^\s@<>,;]+$/, "is not an email address")
/** A path on the shop; never another host. */
const path = z
  .string()
  .regex(/^\/(?![/\\])[^\s\\]*$/, "is not a path on the shop")
  .max(500)

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
  /** The money comes later. */
  isDue: z.boolean().optional(),
})
export type OrderPlaced = z.output<typeof orderPlaced>

export const REFUND_REASONS = ["late", "mismatch", "twice", "other"] as const

/**
 * Money has gone back: of a payment that could not become an order, or, with its number, of an order. `reason` is one of ours; any other
 * text counts as "other".
 */
export const refundMade = z.object({
  orderNumber: text.optional(),
  name: text,
  email,
  amountRupees: z.number().positive(),
  reason: z.enum(REFUND_REASONS).catch("other"),
})
export type RefundMade = z.output<typeof refundMade>

/**
 * What a buyer hears of each status, and how: by mail; by a text message, which everybody gets; on WhatsApp, for who asked for it at the checkout
 * (requirements §4). An order that was placed has a mail of its own.
 */
const HEARD_OF = {
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
  [Key in OrderStatusKey]: (typeof HEARD_OF)[Key][By] extends true ? Key : never
}[OrderStatusKey]
const newsBy = <By extends Way>(way: By) =>
  (Object.keys(HEARD_OF) as OrderStatusKey[]).filter((key) => HEARD_OF[key][way]) as [News<By>, ...News<By>[]]

export const ORDER_NEWS = newsBy("mail")
export const TEXTED_NEWS = newsBy("text")
export const WHATSAPP_NEWS = newsBy("whatsapp")

/** An order has come to a status that its buyer is waiting for. */
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
  /** Why the shop cancelled it. */
  reason: optionalText,
  /** What goes back of a cancelled one. */
  backPaise: paise.optional(),
})
export type OrderMoved = z.output<typeof orderMoved>

const noteOf = <const News extends (typeof ORDER_NEWS)[number]>(news: readonly [News, ...News[]]) =>
  orderMoved.pick({ orderNumber: true, orderPath: true, parcel: true }).extend({
    news: z.enum(news),
    contact: z.object({ name: text, email, phone: z.string().regex(PHONE.pattern) }),
  })
export const orderTexted = noteOf(TEXTED_NEWS)
export type OrderTexted = z.output<typeof orderTexted>
export const orderWhatsapped = noteOf(WHATSAPP_NEWS)
export type OrderWhatsapped = z.output<typeof orderWhatsapped>

/** A buyer's request for a return, an exchange or an alteration has come to a state that he waits for. */
export const returnMoved = z.object({
  /** `letGo`: the new size of an exchange is kept no longer. */
  news: z.enum([...RETURN_NEWS, "letGo"]),
  kind: z.enum(RETURN_KINDS),
  returnNumber: text,
  orderNumber: text,
  returnPath: path,
  contact: z.object({ name: text, email }),
  lines: z
    .array(z.object({ name: text, size: text, quantity: z.number().int().min(1), toSize: text.nullable() }))
    .min(1),
  /** Why it was declined, or why the pieces go back. */
  reason: z.string().trim().max(500),
  backPaise: paise,
  feePaise: paise,
  /** Fetched at the buyer's door, or brought to the shop. */
  isFetched: z.boolean(),
  /** The day until which an approved exchange keeps its new size. */
  keptUntil: text.nullable().default(null),
})
export type ReturnMoved = z.output<typeof returnMoved>

/** The shop has taken pieces out of an order. */
export const orderTakenOut = z.object({
  orderNumber: text,
  orderPath: path,
  contact: z.object({ name: text, email }),
  lines: z.array(z.object({ name: text, size: text, quantity: z.number().int().min(1) })).min(1),
  reason: z.string().trim().max(500),
  /** What was paid for them goes back; of an order that is paid later, so much less is to be paid. */
  backPaise: paise,
  isDue: z.boolean(),
})
export type OrderTakenOut = z.output<typeof orderTakenOut>

/** What a customer bought has been there for some days: would they write about it? Each `path` opens the form. */
export const reviewAsked = z.object({
  orderNumber: text,
  contact: z.object({ name: text, email }),
  pieces: z.array(z.object({ name: text, path })).min(1),
})
export type ReviewAsked = z.output<typeof reviewAsked>

/** Somebody came to the payment and did not pay in time. `againPath` fills their bag with the same pieces. */
export const paymentUnfinished = z.object({
  name: text,
  email,
  againPath: path,
  lines: z.array(placedLine.pick({ name: true, size: true, quantity: true })).min(1),
})
export type PaymentUnfinished = z.output<typeof paymentUnfinished>

/**
 * A password reset was requested. The token is encrypted in the outbox: a copy of the table must not grant access to an
 * account.
 */
export const accountReset = z.object({ name: text, email, sealedToken: z.string().min(20).max(400) })
export type AccountReset = z.output<typeof accountReset>

export const ACCOUNT_CHANGES = [
  "password",
  "email",
  "phone",
  "google",
  "secondFactorOn",
  "secondFactorOff",
  "secondFactorReset",
  "recoveryCode",
  "recoveryCodes",
  "passkeyAdded",
  "passkeyRemoved",
] as const

/**
 * A sign-in method of an account was changed: sent to the account's previous address, so that its owner notices a
 * stranger.
 */
export const accountChanged = z.object({
  name: text,
  email,
  what: z.enum(ACCOUNT_CHANGES),
  /** One of the shop's people: the page that shows their ways in is another. */
  isStaff: z.boolean().optional(),
  /** Undoes the change; absent where the address does not decide over the account. */
  sealedUndoToken: z.string().min(20).max(400).optional(),
})
export type AccountChanged = z.output<typeof accountChanged>

/** An e-mail that somebody gave: is it theirs? */
export const accountConfirmEmail = z.object({ name: text, email, sealedToken: z.string().min(20).max(400) })
/** Somebody who is signed in wants to change how they sign in, and shows by this mail that it is them. */
export const accountProof = z.object({
  name: text,
  email,
  purpose: z.enum(OWN_PURPOSES),
  device: optionalText,
  sealedToken: z.string().min(20).max(400),
})
/** A new password was asked for at an address that the account has had for some hours only. */
export const accountResetLater = z.object({ name: text, email })

/** Somebody is invited to the staff. The token is encrypted, as above. */
export const staffInvited = z.object({ email, inviter: text, role: text, sealedToken: z.string().min(20).max(400) })
export type StaffInvited = z.output<typeof staffInvited>

/** Somebody who owns the shop is told that the payment gateway and the shop's books differ. */
export const moneyAstray = z.object({
  name: text,
  email,
  count: z.number().int().positive(),
  amountRupees: z.number().nonnegative(),
})
export type MoneyAstrayMail = z.output<typeof moneyAstray>

/** The mails that messaging can send, by outbox topic. */
export const LETTER_TOPICS = {
  "order.placed": orderPlaced,
  "order.moved": orderMoved,
  "order.taken-out": orderTakenOut,
  "refund.made": refundMade,
  "return.moved": returnMoved,
  "review.asked": reviewAsked,
  "payment.unfinished": paymentUnfinished,
  "money.astray": moneyAstray,
  "account.reset": accountReset,
  "account.changed": accountChanged,
  "account.confirm-email": accountConfirmEmail,
  "account.proof": accountProof,
  "account.reset-later": accountResetLater,
  "staff.invited": staffInvited,
} as const
export type LetterTopic = keyof typeof LETTER_TOPICS
export const isLetterTopic = (topic: string): topic is LetterTopic => Object.hasOwn(LETTER_TOPICS, topic)

/** What goes to a phone. */
export const NOTE_TOPICS = { "order.moved.sms": orderTexted, "order.moved.whatsapp": orderWhatsapped } as const
export type NoteTopic = keyof typeof NOTE_TOPICS
export const isNoteTopic = (topic: string): topic is NoteTopic => Object.hasOwn(NOTE_TOPICS, topic)
