import { mailMessages } from "@silai/contracts/messaging/messages"
import type { RefundMade } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph, rupeesOf } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about a refund. */
export function refundMadeLetter(refund: RefundMade, from: Sender): Letter {
  const says = mailMessages.refund
  const amount = rupeesOf(Math.round(refund.amountRupees * 100))
  const subject = says.subject(amount)
  const why = refund.orderNumber
    ? [says.ofOrder(amount, refund.orderNumber)]
    : [says.opening(amount), says[refund.reason]]
  const sentences = [mailMessages.greeting(refund.name), ...why, says.when]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(says.link, from.publicUrl)}`, from),
    text: letterText([...sentences, `${says.link}: ${from.publicUrl}`], from),
  }
}
