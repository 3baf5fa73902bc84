import { mailMessages } from "@silai/contracts/messaging/messages"
import type { PaymentMismatchMail } from "@silai/contracts/messaging/topics"
import { rupeesText } from "@silai/kit/money"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/** The mail that tells an owner that the gateway and the shop's books differ. */
export function paymentMismatchLetter({ name, count, amountRupees }: PaymentMismatchMail, from: Sender): Letter {
  const words = mailMessages.mismatch
  const link = `${new URL(from.publicUrl).origin}/admin/payment/mismatches`
  const sentences = [
    mailMessages.greeting(name),
    words.opening(count, rupeesText(Math.round(amountRupees * 100))),
    words.what,
  ]
  return {
    subject: words.subject,
    html: letterHtml(words.subject, `${sentences.map(paragraph).join("\n")}${button(words.link, link)}`, from),
    text: letterText([...sentences, `${words.link}: ${link}`], from),
  }
}
