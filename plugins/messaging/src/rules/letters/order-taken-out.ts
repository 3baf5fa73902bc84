import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderTakenOut } from "@silai/contracts/messaging/topics"
import { rupeesText } from "@silai/kit/money"
import { button, heading, letterHtml, letterText, paragraph, refundSentences } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about pieces that the shop has taken out of an order. */
export function orderTakenOutLetter(order: OrderTakenOut, from: Sender): Letter {
  const { orderNumber, orderPath, contact, lines, reason, refundPaise, shortPaise, isDue } = order
  const [words, { returned, moved }] = [mailMessages.takenOut, mailMessages]
  const subject = words.subject(orderNumber)
  const opening = words.opening(orderNumber)
  const link = new URL(orderPath, from.publicUrl).href
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(reason ? [moved.reason(reason)] : []),
    ...(shortPaise > 0 ? [words.short(rupeesText(shortPaise))] : []),
    ...(refundPaise === 0 ? [] : isDue ? [words.less(rupeesText(refundPaise))] : refundSentences(refundPaise, order)),
  ]
  const pieces = lines.map(({ name, size, quantity }) => returned.piece(quantity, name, size, null))
  const body = `${sentences.map(paragraph).join("\n")}${heading(returned.pieces)}${pieces.map(paragraph).join("\n")}${button(moved.link, link)}`
  return {
    subject,
    html: letterHtml(subject, body, from, opening),
    text: letterText([...sentences, `${returned.pieces}\n${pieces.join("\n")}`, `${moved.link}: ${link}`], from),
  }
}
