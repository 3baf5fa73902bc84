import type { WHATSAPP_NEWS } from "./topics"
import { SHOP } from "../shop/settings"
import { SEE_ORDER, SEE_PIECE } from "./messages"

/**
 * The message templates as they are registered in WhatsApp's business manager, in the language `en`: one that differs
 * from its registration is refused. `{{1}}` is a placeholder; each has a button that leads to the order or the piece,
 * whose address ends in one more.
 */
export const WHATSAPP_TEMPLATES = {
  order_accepted: {
    body: `Hello {{1}}, our tailors have your ${SHOP.name} order {{2}} and begin with it now.`,
    button: SEE_ORDER,
  },
  order_shipped: {
    body: `Hello {{1}}, your ${SHOP.name} order {{2}} is on its way with {{3}}.`,
    button: SEE_ORDER,
  },
  order_delivered: {
    body: `Hello {{1}}, your ${SHOP.name} order {{2}} has been delivered. We hope that it fits as it should.`,
    button: SEE_ORDER,
  },
  order_cancelled: {
    body: `Hello {{1}}, we are sorry: we had to cancel your ${SHOP.name} order {{2}}. If you have paid, we return your money.`,
    button: SEE_ORDER,
  },
  size_back: {
    body: `Hello, {{1}} is here again in size {{2}} at ${SHOP.name}. You asked for this message; we send it once.`,
    button: SEE_PIECE,
  },
} as const
export type WhatsappTemplate = keyof typeof WHATSAPP_TEMPLATES
export const WHATSAPP_LANGUAGE = "en"

/**
 * Begins the value that goes along with a message which the shop sends by itself, and that WhatsApp's reports on it repeat; its key in
 * the outbox follows.
 */
export const OUTBOX_MARK = "outbox:"

/** Sent only by the shop itself. */
export const SIZE_BACK = "size_back" satisfies WhatsappTemplate
/** The templates about an order, which staff send, too. */
export const STAFF_TEMPLATES = (Object.keys(WHATSAPP_TEMPLATES) as WhatsappTemplate[]).filter(
  (name) => name !== SIZE_BACK,
)

export const isWhatsappTemplate = (name: string): name is WhatsappTemplate => Object.hasOwn(WHATSAPP_TEMPLATES, name)

/** How many values a template's body takes. */
export const whatsappValues = (name: WhatsappTemplate): number =>
  new Set(WHATSAPP_TEMPLATES[name].body.match(/\{\{\d+\}\}/g)).size

/**
 * A value as WhatsApp accepts it: one with a line break, a tab or more than four spaces in a row is refused (132012), and with it the
 * whole message.
 */
export const templateValue = (text: string): string => text.replace(/\s+/gu, " ").trim()

export const WHATSAPP_OF: Record<(typeof WHATSAPP_NEWS)[number], WhatsappTemplate> = {
  accepted: "order_accepted",
  shipped: "order_shipped",
  delivered: "order_delivered",
  cancelledByShop: "order_cancelled",
}
