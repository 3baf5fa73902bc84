import { mailSays } from "@silai/contracts/messaging/messages"
import type { RefundMade } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph, rupeesOf } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail about the refund of a payment without an order. */
export function refundMadeLetter(refund: RefundMade, from: Sender): Letter {
  const says = mailSays.refund
  const amount = rupeesOf(Math.round(refund.amountRupees * 100))
  const subject = says.subject(amount)
  const sentences = [mailSays.greeting(refund.name), says.opening(amount), says[refund.reason], says.when]
  return {
    subject,
    html: letterHtml(subject, `${sentences.map(paragraph).join("\n")}${button(says.link, from.publicUrl)}`, from),
    text: letterText([...sentences, `${says.link}: ${from.publicUrl}`], from),
  }
}
