import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderMoved } from "@silai/contracts/messaging/topics"
import { untilOf } from "@silai/contracts/returns/window"
import { button, dayOf, daysOf, letterHtml, letterText, paragraph, refundSentences } from "./layout"
import type { Letter, Sender } from "./layout"

/** It is packed by then, and packing writes the invoice. */
const INVOICED: readonly OrderMoved["news"][] = ["shipped", "readyForPickup", "delivered"]

/** The mail about an order that reached a status its buyer waits for. */
export function orderMovedLetter(order: OrderMoved, from: Sender): Letter {
  const { orderNumber, orderPath, contact, news, parcel, collectHours, reason, refundPaise = 0 } = order
  const { arrived, promised, deliveryMethod = "home" } = order
  const words = mailMessages.moved
  const subject = words.subject[news](orderNumber)
  const hrefOf = (path: string) => new URL(path, from.publicUrl).href
  const link = hrefOf(orderPath)
  const opening = news === "accepted" ? words.opening.accepted[deliveryMethod] : words.opening[news]
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(parcel?.courier || parcel?.trackingNumber ? [words.courier(parcel.courier, parcel.trackingNumber)] : []),
    ...(promised ? [mailMessages.order.expected[deliveryMethod](daysOf(promised))] : []),
    ...(arrived
      ? [words.until(arrived.kinds, dayOf(untilOf(new Date(arrived.at), from.returnDays).toISOString()))]
      : []),
    ...(news === "readyForPickup" && collectHours ? [words.collect(collectHours)] : []),
    ...(INVOICED.includes(news) ? [words.invoice] : []),
    ...(news === "cancelledByShop" && reason ? [words.reason(reason)] : []),
    ...(refundPaise ? refundSentences(refundPaise, order) : []),
  ]
  const links = [
    ...(parcel?.trackingUrl ? [[words.track, parcel.trackingUrl] as const] : []),
    [words.link, link] as const,
    ...(arrived ? [[words.ask(arrived.kinds), hrefOf(arrived.returnPath)] as const] : []),
    ...(arrived?.reviews ?? []).map(({ name, path }) => [words.review(name), hrefOf(path)] as const),
  ]
  return {
    subject,
    html: letterHtml(
      subject,
      `${sentences.map(paragraph).join("\n")}${links.map(([label, url]) => button(label, url)).join("")}`,
      from,
      opening,
    ),
    text: letterText([...sentences, ...links.map(([label, url]) => `${label}: ${url}`)], from),
  }
}
