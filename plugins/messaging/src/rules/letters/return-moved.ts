import { mailMessages } from "@silai/contracts/messaging/messages"
import type { ReturnMoved } from "@silai/contracts/messaging/topics"
import { shopAddress } from "@silai/contracts/shop/identity"
import { returnMessages } from "@silai/contracts/returns/messages"
import { rupeesText } from "@silai/kit/money"
import { button, heading, letterHtml, letterText, paragraph, refundSentences } from "./layout"
import type { Letter, Sender } from "./layout"

/** News after which a buyer whose pieces are not fetched comes to the shop. */
const AT_SHOP: readonly ReturnMoved["news"][] = ["approved", "exchanged", "altered", "sentBack", "released"]

/** Pieces that the buyer brings to the shop are collected there, too. */
function wordsOf({ isFetched }: ReturnMoved) {
  const { subject, opening, atShop } = mailMessages.returned
  return isFetched
    ? { subject, opening }
    : { subject: { ...subject, ...atShop.subject }, opening: { ...opening, ...atShop.opening } }
}

/** The mail about a return, an exchange or an alteration that reached a state its buyer waits for. */
export function returnMovedLetter(request: ReturnMoved, from: Sender): Letter {
  const { news, kind, returnNumber, orderNumber, returnPath, contact, lines, reason, refundPaise, feePaise } = request
  const { shortPaise, deductedPaise } = request
  const words = mailMessages.returned
  const { subject: subjects, opening: openings } = wordsOf(request)
  const subject = subjects[news](words.kind[kind], returnNumber)
  const link = new URL(returnPath, from.publicUrl).href
  const opening = openings[news](words.kind[kind], orderNumber)
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
    ...(news === "released" ? [(request.isFetched ? words : words.atShop).stillPossible] : []),
    ...(!request.isFetched && AT_SHOP.includes(news) ? [words.atShop.where(shopAddress(from.shop), from.hours)] : []),
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
