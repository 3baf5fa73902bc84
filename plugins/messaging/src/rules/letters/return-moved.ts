import { mailMessages } from "@silai/contracts/messaging/messages"
import type { ReturnMoved } from "@silai/contracts/messaging/topics"
import { returnMessages } from "@silai/contracts/returns/messages"
import { button, heading, letterHtml, letterText, paragraph, rupeesOf } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a return, an exchange or an alteration that reached a state its buyer waits for. */
export function returnMovedLetter(request: ReturnMoved, from: Sender): Letter {
  const { news, kind, returnNumber, orderNumber, returnPath, contact, lines, reason, refundPaise, feePaise } = request
  const says = mailMessages.returned
  const subject = says.subject[news](says.kind[kind], returnNumber)
  const link = new URL(returnPath, from.publicUrl).href
  const opening = says.opening[news](says.kind[kind], orderNumber)
  const fee = [
    ...(feePaise ? [says.deducted(rupeesOf(feePaise))] : []),
    ...(request.isFeeFree ? [returnMessages.feeFree] : []),
  ]
  const promise = [says.promised(rupeesOf(refundPaise)), ...fee].join(" ")
  const isRefunded = news === "refunded" && refundPaise > 0
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(news === "approved" ? [request.isFetched ? says.fetched : says.toShop] : []),
    ...(request.reservedUntil ? [says.reserved(request.reservedUntil)] : []),
    ...(news === "released" ? [says.stillPossible] : []),
    ...(reason ? [mailMessages.moved.reason(reason)] : []),
    ...(news === "requested" && refundPaise > 0 ? [promise] : []),
    ...(isRefunded ? [says.back(rupeesOf(refundPaise)), mailMessages.refund.when] : []),
  ]
  const pieces = lines.map(({ name, size, quantity, toSize }) => says.piece(quantity, name, size, toSize))
  const body = `${sentences.map(paragraph).join("\n")}${heading(says.pieces)}${pieces.map(paragraph).join("\n")}${button(says.link, link)}`
  return {
    subject,
    html: letterHtml(subject, body, from, opening),
    text: letterText([...sentences, `${says.pieces}\n${pieces.join("\n")}`, `${says.link}: ${link}`], from),
  }
}
