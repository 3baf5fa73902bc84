import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderPiecesChanged } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph, refundSentences, rupeesOf } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a piece that was added to an order, or swapped for some of its pieces. */
export function orderPiecesChangedLetter(order: OrderPiecesChanged, from: Sender): Letter {
  const { orderNumber, orderPath, contact, piece, insteadOf, reason, paidPaise, refundPaise, isByHand } = order
  const [says, { moved }] = [mailMessages.piecesChanged, mailMessages]
  const subject = says.subject(orderNumber)
  const opening = insteadOf ? says.swapped(insteadOf, piece, orderNumber) : says.added(piece, orderNumber)
  const link = new URL(orderPath, from.publicUrl).href
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(reason ? [moved.reason(reason)] : []),
    ...(paidPaise > 0 ? [says.paid(rupeesOf(paidPaise))] : []),
    ...(refundPaise > 0 ? refundSentences(refundPaise, isByHand) : []),
    says.wrong,
  ]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(moved.link, link)}`, from, opening),
    text: letterText([...sentences, `${moved.link}: ${link}`], from),
  }
}
