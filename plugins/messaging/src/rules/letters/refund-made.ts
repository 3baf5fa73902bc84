import { mailMessages } from "@silai/contracts/messaging/messages"
import type { RefundMade } from "@silai/contracts/messaging/topics"
import { rupeesText } from "@silai/kit/money"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a refund. */
export function refundMadeLetter(refund: RefundMade, from: Sender): Letter {
  const words = mailMessages.refund
  const amount = rupeesText(Math.round(refund.amountRupees * 100))
  const isGiven = refund.isGiven && refund.orderNumber !== undefined
  const subject = isGiven ? words.subjectGiven(amount) : words.subject(amount)
  const why = refund.orderNumber
    ? [words[isGiven ? "given" : "ofOrder"](amount, refund.orderNumber)]
    : [words.opening(amount), words[refund.reason]]
  const sentences = [mailMessages.greeting(refund.name), ...why, isGiven ? words.givenWrong : words.when]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(words.link, from.publicUrl)}`, from),
    text: letterText([...sentences, `${words.link}: ${from.publicUrl}`], from),
  }
}
