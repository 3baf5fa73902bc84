import { mailMessages } from "@silai/contracts/messaging/messages"
import type { ReviewAsked } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The mail that asks a buyer for a review. */
export function reviewAskedLetter({ orderNumber, contact, pieces }: ReviewAsked, from: Sender): Letter {
  const words = mailMessages.reviewed
  const opening = words.opening(orderNumber)
  const before = [mailMessages.greeting(contact.name), opening, words.short]
  const links = pieces.map(({ name, path }) => ({ name: words.link(name), href: new URL(path, from.publicUrl).href }))
  const body = [
    ...before.map(paragraph),
    ...links.map(({ name, href }) => button(name, href)),
    paragraph(words.once),
  ].join("\n")
  return {
    subject: words.subject,
    html: letterHtml(words.subject, body, from, opening),
    text: letterText([...before, ...links.map(({ name, href }) => `${name}: ${href}`), words.once], from),
  }
}
