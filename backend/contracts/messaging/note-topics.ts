import { z } from "zod"
import { PHONE } from "../account/limits"
import type { OrderStatusKey } from "../order/status"
import { text } from "./topic-parts"
import { type LetterTopic, orderMoved, TEXTED_NEWS, WHATSAPP_NEWS } from "./topics"

/** An order has moved, in a text message or on WhatsApp. */
const noteOf = <const News extends OrderStatusKey>(news: readonly [News, ...News[]]) =>
  orderMoved.pick({ orderNumber: true, orderPath: true, parcel: true }).extend({
    news: z.enum(news),
    contact: z.object({ name: text, phone: z.string().regex(PHONE.pattern) }),
  })
export const orderTexted = noteOf(TEXTED_NEWS)
export type OrderTexted = z.output<typeof orderTexted>
export const orderWhatsapped = noteOf(WHATSAPP_NEWS)
export type OrderWhatsapped = z.output<typeof orderWhatsapped>

/** A size that a customer waits for is back. */
export const stockTexted = z.object({ phone: z.string().regex(PHONE.pattern), piece: text, size: text })
export const stockWhatsapped = stockTexted.extend({ piecePath: text })

/** Messages to a phone. */
export const NOTE_TOPICS = {
  "order.moved.sms": orderTexted,
  "order.moved.whatsapp": orderWhatsapped,
  "stock.back.sms": stockTexted,
  "stock.back.whatsapp": stockWhatsapped,
} as const
export type NoteTopic = keyof typeof NOTE_TOPICS
/**
 * Which messages are about no order, account or staff matter, so that a person can end them. A new topic must be judged here; of two
 * doubtful ways, this is the one that a receiver would not miss.
 */
const STOPPABLE: Record<LetterTopic | NoteTopic, boolean> = {
  "order.placed": false,
  "order.moved": false,
  "order.moved.sms": false,
  "order.moved.whatsapp": false,
  "order.taken-out": false,
  "order.corrected": false,
  "order.pieces-changed": false,
  "order.contact": false,
  "refund.made": false,
  "return.moved": false,
  "review.asked": true,
  "stock.alert": true,
  "stock.back.sms": true,
  "stock.back.whatsapp": true,
  "payment.unfinished": true,
  "payment.mismatch": false,
  "account.reset": false,
  "account.changed": false,
  "account.confirm-email": false,
  "account.proof": false,
  "account.reset-later": false,
  "staff.invited": false,
}
/** The subject of a message, for `IMessagingModuleService.isWanted`. */
export const aboutOf = (topic: LetterTopic | NoteTopic): "order" | "other" => (STOPPABLE[topic] ? "other" : "order")

export const isNoteTopic = (topic: string): topic is NoteTopic => Object.hasOwn(NOTE_TOPICS, topic)
