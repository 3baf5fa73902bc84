import { mailMessages } from "@silai/contracts/messaging/messages"
import type { OrderPiecesChanged } from "@silai/contracts/messaging/topics"
import { rupeesText } from "@silai/kit/money"
import { button, letterHtml, letterText, paragraph, refundSentences } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a piece that was added to an order, swapped for some of its pieces, or left out of it unpaid. */
export function orderPiecesChangedLetter(order: OrderPiecesChanged, from: Sender): Letter {
  const { orderNumber, orderPath, contact, piece, insteadOf, isLeftOut, reason } = order
  const { paidPaise, lessPaise, refundPaise, shortPaise } = order
  const [words, { moved }] = [mailMessages.piecesChanged, mailMessages]
  const subject = words.subject(orderNumber)
  const opening = isLeftOut
    ? words.leftOut(piece, orderNumber)
    : insteadOf
      ? words.swapped(insteadOf, piece, orderNumber)
      : words.added(piece, orderNumber)
  const link = new URL(orderPath, from.publicUrl).href
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(reason ? [moved.reason(reason)] : []),
    ...(paidPaise > 0 ? [words.paid(rupeesText(paidPaise))] : []),
    ...(shortPaise > 0 ? [words.short(rupeesText(shortPaise))] : []),
    ...(lessPaise > 0 ? [mailMessages.takenOut.less(rupeesText(lessPaise))] : []),
    ...(refundPaise > 0 ? refundSentences(refundPaise, order) : []),
    isLeftOut ? words.linkOver : words.wrong,
  ]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(moved.link, link)}`, from, opening),
    text: letterText([...sentences, `${moved.link}: ${link}`], from),
  }
}
