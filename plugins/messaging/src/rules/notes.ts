import { PHONE } from "@silai/contracts/account/limits"
import { DLT_VALUE_MOST, type SmsTextName, smsText } from "@silai/contracts/messaging/dlt"
import { OUR_COURIER } from "@silai/contracts/messaging/messages"
import {
  type NoteTopic,
  type OrderTexted,
  type OrderWhatsapped,
  orderTexted,
  orderWhatsapped,
  stockTexted,
  stockWhatsapped,
} from "@silai/contracts/messaging/note-topics"
import { SIZE_BACK, WHATSAPP_OF, type WhatsappTemplate } from "@silai/contracts/messaging/whatsapp"
import { whole } from "./build-message"

const courierOf = ({ parcel }: OrderTexted | OrderWhatsapped): string => parcel?.courier || OUR_COURIER
const phoneOf = ({ contact }: OrderTexted | OrderWhatsapped): string => `${PHONE.prefix}${contact.phone}`

type Texted = { to: string; template: SmsTextName; text: string }

/** The text message about an order, from the facts of its topic. @throws a permanent `DeliveryError` when they are not complete */
function smsNote(payload: unknown, host: string): Texted {
  const order = whole("order.moved.sms", () => orderTexted.parse(payload))
  const [template, values] = {
    shipped: ["orderShipped", [order.orderNumber, courierOf(order).slice(0, DLT_VALUE_MOST), host]] as const,
    readyForPickup: ["orderReady", [order.orderNumber, host]] as const,
    cancelledByShop: ["orderCancelled", [order.orderNumber, host]] as const,
  }[order.news]
  return { to: phoneOf(order), template, text: smsText(template, values) }
}

/** The one text message about a size that is back. @throws a permanent `DeliveryError` when its facts are not complete */
function backInStockNote(payload: unknown, host: string): Texted {
  const { phone, piece, size } = whole("stock.back.sms", () => stockTexted.parse(payload))
  const text = smsText("backInStock", [piece.slice(0, DLT_VALUE_MOST), size, host])
  return { to: `${PHONE.prefix}${phone}`, template: "backInStock", text }
}

type Whatsapped = { to: string; template: WhatsappTemplate; values: string[]; path: string }

/** The message on WhatsApp about an order; `path` is the end of the button's address, without the slash that the template has. */
export function whatsappNote(payload: unknown): Whatsapped {
  const order = whole("order.moved.whatsapp", () => orderWhatsapped.parse(payload))
  const values = [order.contact.name, order.orderNumber, ...(order.news === "shipped" ? [courierOf(order)] : [])]
  return { to: phoneOf(order), template: WHATSAPP_OF[order.news], values, path: order.orderPath.slice(1) }
}

/** The one message on WhatsApp about a size that is back. */
function backOnWhatsappNote(payload: unknown): Whatsapped {
  const { phone, piece, size, piecePath } = whole("stock.back.whatsapp", () => stockWhatsapped.parse(payload))
  return { to: `${PHONE.prefix}${phone}`, template: SIZE_BACK, values: [piece, size], path: piecePath.slice(1) }
}

type Written =
  | { by: "text"; write: (payload: unknown, host: string) => Texted }
  /** `without`: the note that takes its place while the shop sends nothing on WhatsApp, if any. */
  | { by: "whatsapp"; write: (payload: unknown) => Whatsapped; without: NoteTopic | null }

export const NOTES: Record<NoteTopic, Written> = {
  "order.moved.sms": { by: "text", write: smsNote },
  // The buyer's mail has the same news.
  "order.moved.whatsapp": { by: "whatsapp", write: whatsappNote, without: null },
  "stock.back.sms": { by: "text", write: backInStockNote },
  "stock.back.whatsapp": { by: "whatsapp", write: backOnWhatsappNote, without: "stock.back.sms" },
}
