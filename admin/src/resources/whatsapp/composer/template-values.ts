import type { ReplyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
import { WHATSAPP_OF, type WhatsappTemplate } from "@silai/contracts/messaging/whatsapp"
import { statusOf } from "@silai/contracts/order/status"
import { CHAT } from "@silai/contracts/whatsapp/limits"
import type { ChatOrder } from "../field-link"

export type Template = ReplyOf<typeof whatsappCalls.templates>["data"][number]
type ValueKey = `value${number}`
export type TemplateValues = { template: string; order: string; path: string } & Record<ValueKey, string>

/** The target of a button without an order: the shop's page for finding one. */
const NO_ORDER = "track-order"

/** The field names for this many values, in order. */
export const valueKeys = (count: number): ValueKey[] =>
  Array.from({ length: count }, (_, place): ValueKey => `value${place + 1}`)

/** The template that says where an order is, as the shop itself sends it; "" where none does, or no order is known. */
function templateFor(order: ChatOrder | undefined): WhatsappTemplate | "" {
  const key = order && statusOf(order.status)?.key
  return (key && (WHATSAPP_OF as Partial<Record<typeof key, WhatsappTemplate>>)[key]) ?? ""
}

/**
 * The first values of a template. The shop's templates begin with the customer's name and the order's number, and their
 * button leads to the order; the rest is written by hand.
 */
export const valuesFor = (name: string, order: ChatOrder | undefined): TemplateValues => ({
  ...(Object.fromEntries(valueKeys(CHAT.maxValues).map((key) => [key, ""])) as Record<ValueKey, string>),
  value1: name,
  value2: order?.orderNumber ?? "",
  template: templateFor(order),
  order: order?._id ?? "",
  path: order?.path?.replace(/^\//, "") ?? NO_ORDER,
})

/** A template with its values, as far as they are written. */
export const filledTemplate = (text: string, values: Partial<Record<string, string>> | undefined): string =>
  text.replace(/\{\{(\d+)\}\}/g, (gap, n: string) => values?.[`value${n}`]?.trim() || gap)
