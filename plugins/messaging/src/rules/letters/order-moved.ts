import { mailSays } from "@silai/contracts/messaging/messages"
import type { OrderMoved } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph, rupeesOf } from "./layout"
import type { Letter, Sender } from "./layout"

/** It was packed by then, which is when its invoice is written. */
const INVOICED: readonly OrderMoved["news"][] = ["shipped", "readyForPickup", "delivered"]

/** The mail about an order that has come to a status its buyer waits for. */
export function orderMovedLetter(order: OrderMoved, from: Sender): Letter {
  const { orderNumber, orderPath, contact, news, parcel, collectHours, reason, backPaise = 0 } = order
  const says = mailSays.moved
  const subject = says.subject[news](orderNumber)
  const link = new URL(orderPath, from.publicUrl).href
  const sentences = [
    mailSays.greeting(contact.name),
    says.opening[news],
    ...(parcel?.courier || parcel?.trackingNumber ? [says.courier(parcel.courier, parcel.trackingNumber)] : []),
    ...(news === "readyForPickup" && collectHours ? [says.collect(collectHours)] : []),
    ...(INVOICED.includes(news) ? [says.invoice] : []),
    ...(news === "cancelledByShop" && reason ? [says.reason(reason)] : []),
    ...(backPaise ? [says.back(rupeesOf(backPaise)), mailSays.refund.when] : []),
  ]
  const links = [
    ...(parcel?.trackingUrl ? [[says.track, parcel.trackingUrl] as const] : []),
    [says.link, link] as const,
  ]
  return {
    subject,
    html: letterHtml(
      subject,
      `${sentences.map(paragraph).join("\n")}${links.map(([label, url]) => button(label, url)).join("")}`,
      from,
      says.opening[news],
    ),
    text: letterText([...sentences, ...links.map(([label, url]) => `${label}: ${url}`)], from),
  }
}
