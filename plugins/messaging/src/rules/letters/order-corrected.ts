import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderCorrected } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a piece with a corrected size or corrected measurements. */
export function orderCorrectedLetter(order: OrderCorrected, from: Sender): Letter {
  const { orderNumber, orderPath, contact, piece, changes, reason } = order
  const [words, { moved }] = [mailMessages.corrected, mailMessages]
  const subject = words.subject(orderNumber)
  const opening = words.opening(piece, orderNumber)
  const link = new URL(orderPath, from.publicUrl).href
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...changes.map(({ what, from: before, to }) => words.change(what, before, to)),
    ...(reason ? [moved.reason(reason)] : []),
    words.wrong,
  ]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(moved.link, link)}`, from, opening),
    text: letterText([...sentences, `${moved.link}: ${link}`], from),
  }
}
