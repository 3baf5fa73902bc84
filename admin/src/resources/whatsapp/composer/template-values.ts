import type { ReplyOf } from "@silai/contracts/call"
import type { whatsappCalls } from "@silai/contracts/whatsapp/calls"
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

/**
 * The first values of a template. The shop's templates begin with the customer's name and the order's number, and their
 * button leads to the order; the rest is written by hand.
 */
export const valuesFor = (name: string, order: ChatOrder | undefined): Omit<TemplateValues, "template"> => ({
  ...(Object.fromEntries(valueKeys(CHAT.maxValues).map((key) => [key, ""])) as Record<ValueKey, string>),
  value1: name,
  value2: order?.orderNumber ?? "",
  order: order?._id ?? "",
  path: order?.path?.replace(/^\//, "") ?? NO_ORDER,
})

/** A template with its values, as far as they are written. */
export const filledTemplate = (text: string, values: Partial<Record<string, string>> | undefined): string =>
  text.replace(/\{\{(\d+)\}\}/g, (gap, n: string) => values?.[`value${n}`]?.trim() || gap)
