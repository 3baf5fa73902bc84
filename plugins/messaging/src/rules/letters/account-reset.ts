import { mailMessages } from "@silai/contracts/messaging/messages"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/**
 * The mail with the password reset link. The token is behind the #: a browser does not send that part to any server, so
 * no log contains it.
 */
export function accountResetLetter({ name, token }: { name: string; token: string }, from: Sender): Letter {
  const words = mailMessages.reset
  const link = `${new URL(from.publicUrl).origin}/forgot-password#token=${token}`
  const before = [mailMessages.greeting(name), words.opening]
  const after = [words.lasts, words.notYou]
  const html = [...before.map(paragraph), button(words.link, link), ...after.map(paragraph)].join("\n")
  return {
    subject: words.subject,
    html: letterHtml(words.subject, html, from),
    text: letterText([...before, `${words.link}: ${link}`, ...after], from),
  }
}
