import { mailMessages } from "@silai/contracts/messaging/messages"
import type { PaymentMismatchMail } from "@silai/contracts/messaging/topics"
import { button, type Letter, letterHtml, letterText, paragraph, rupeesOf, type Sender } from "./layout"

/** The mail that tells an owner that the gateway and the shop's books differ. */
export function paymentMismatchLetter({ name, count, amountRupees }: PaymentMismatchMail, from: Sender): Letter {
  const says = mailMessages.mismatch
  const link = `${new URL(from.publicUrl).origin}/admin/payment/mismatches`
  const sentences = [
    mailMessages.greeting(name),
    says.opening(count, rupeesOf(Math.round(amountRupees * 100))),
    says.what,
  ]
  return {
    subject: says.subject,
    html: letterHtml(says.subject, `${sentences.map(paragraph).join("\n")}${button(says.link, link)}`, from),
    text: letterText([...sentences, `${says.link}: ${link}`], from),
  }
}
