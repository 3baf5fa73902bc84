import { mailMessages } from "@silai/contracts/messaging/messages"
import type { PaymentUnfinished } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail to a shopper who came to the payment and did not pay. */
export function paymentUnfinishedLetter({ name, againPath, lines }: PaymentUnfinished, from: Sender): Letter {
  const says = mailMessages.unfinished
  const link = new URL(againPath, from.publicUrl).href
  const pieces = lines.map((line) => says.piece(line.name, line.size, line.quantity))
  const sentences = [mailMessages.greeting(name), says.opening, ...pieces, says.standing]
  return {
    subject: says.subject,
    html: letterHtml(
      says.subject,
      `${sentences.map(paragraph).join("\n")}${button(says.link, link)}`,
      from,
      says.opening,
    ),
    text: letterText([...sentences, `${says.link}: ${link}`], from),
  }
}
