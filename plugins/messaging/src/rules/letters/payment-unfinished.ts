import { mailMessages } from "@silai/contracts/messaging/messages"
import type { PaymentUnfinished } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail to a shopper who came to the payment and did not pay. */
export function paymentUnfinishedLetter({ name, againPath, lines }: PaymentUnfinished, from: Sender): Letter {
  const words = mailMessages.unfinished
  const link = new URL(againPath, from.publicUrl).href
  const pieces = lines.map((line) => words.piece(line.name, line.size, line.quantity))
  const sentences = [mailMessages.greeting(name), words.opening, ...pieces, words.standing]
  return {
    subject: words.subject,
    html: letterHtml(
      words.subject,
      `${sentences.map(paragraph).join("\n")}${button(words.link, link)}`,
      from,
      words.opening,
    ),
    text: letterText([...sentences, `${words.link}: ${link}`], from),
  }
}
