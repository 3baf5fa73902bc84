import { mailMessages } from "@silai/contracts/messaging/messages"
import type { ReturnMoved } from "@silai/contracts/messaging/topics"
import { returnMessages } from "@silai/contracts/returns/messages"
import { rupeesText } from "@silai/kit/money"
import { button, heading, letterHtml, letterText, paragraph, refundSentences } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a return, an exchange or an alteration that reached a state its buyer waits for. */
export function returnMovedLetter(request: ReturnMoved, from: Sender): Letter {
  const { news, kind, returnNumber, orderNumber, returnPath, contact, lines, reason, refundPaise, feePaise } = request
  const { shortPaise, deductedPaise } = request
  const words = mailMessages.returned
  const subject = words.subject[news](words.kind[kind], returnNumber)
  const link = new URL(returnPath, from.publicUrl).href
  const opening = words.opening[news](words.kind[kind], orderNumber)
  const fee = [
    ...(feePaise ? [words.deducted(rupeesText(feePaise))] : []),
    ...(request.isFeeFree ? [returnMessages.feeFree] : []),
  ]
  const promised = request.isByHand ? words.promisedByHand : words.promised
  const disputed = request.disputedPaise > 0 ? [mailMessages.moved.disputed(rupeesText(request.disputedPaise))] : []
  const comesPaise = refundPaise - request.disputedPaise
  const promise = [...(comesPaise > 0 ? [promised(rupeesText(comesPaise)), ...fee] : []), ...disputed].join(" ")
  const isRefunded = news === "refunded" && refundPaise > 0
  const short = shortPaise > 0 ? [returnMessages.short(rupeesText(shortPaise))] : []
  const less = [...(deductedPaise > 0 ? [words.less(rupeesText(deductedPaise))] : []), ...short]
  const sentences = [
    mailMessages.greeting(contact.name),
    opening,
    ...(news === "approved" ? [request.isFetched ? words.fetched : words.toShop] : []),
    ...(request.reservedUntil ? [words.reserved(request.reservedUntil)] : []),
    ...(news === "released" ? [words.stillPossible] : []),
    ...(news === "refunded" ? [...(refundPaise > 0 ? fee : []), ...less] : []),
    ...(reason ? [mailMessages.moved.reason(reason)] : []),
    ...(news === "requested" && refundPaise > 0 ? [promise] : []),
    ...(news === "requested" ? short : []),
    ...(isRefunded ? refundSentences(refundPaise, request, words.back) : []),
  ]
  const pieces = lines.map(({ name, size, quantity, toSize }) => words.piece(quantity, name, size, toSize))
  const body = `${sentences.map(paragraph).join("\n")}${heading(words.pieces)}${pieces.map(paragraph).join("\n")}${button(words.link, link)}`
  return {
    subject,
    html: letterHtml(subject, body, from, opening),
    text: letterText([...sentences, `${words.pieces}\n${pieces.join("\n")}`, `${words.link}: ${link}`], from),
  }
}
