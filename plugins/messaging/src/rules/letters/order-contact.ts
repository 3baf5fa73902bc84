import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderContactMail } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a corrected contact. The previous address may be a stranger's: its mail has no link to the order. */
export function orderContactLetter(order: OrderContactMail, from: Sender): Letter {
  const { orderNumber, contact, news, phoneEnds } = order
  const [words, { moved }] = [mailMessages.orderContact, mailMessages]
  const subject = words.subject(orderNumber)
  const opening = words[news](orderNumber)
  const link = order.news === "elsewhere" ? null : new URL(order.orderPath, from.publicUrl).href
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(phoneEnds ? [words.phoneEnds(phoneEnds)] : []),
    words.wrong,
  ]
  return {
    subject,
    html: letterHtml(
      subject,
      `${sentences.map(paragraph).join("\n")}${link ? button(moved.link, link) : ""}`,
      from,
      opening,
    ),
    text: letterText([...sentences, ...(link ? [`${moved.link}: ${link}`] : [])], from),
  }
}
