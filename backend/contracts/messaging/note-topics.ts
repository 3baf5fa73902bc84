import { z } from "zod"
import { PHONE } from "../account/limits"
import type { OrderStatusKey } from "../order/status"
import { text } from "./topic-parts"
import { orderMoved, TEXTED_NEWS, WHATSAPP_NEWS } from "./topics"

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
export const isNoteTopic = (topic: string): topic is NoteTopic => Object.hasOwn(NOTE_TOPICS, topic)
