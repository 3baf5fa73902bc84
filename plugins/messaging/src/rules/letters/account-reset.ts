import { mailMessages } from "@silai/contracts/messaging/messages"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/**
 * The mail with the password reset link. The token is behind the #: a browser does not send that part to any server, so
 * no log contains it.
 */
export function accountResetLetter({ name, token }: { name: string; token: string }, from: Sender): Letter {
  const says = mailMessages.reset
  const link = `${new URL(from.publicUrl).origin}/forgot-password#token=${token}`
  const before = [mailMessages.greeting(name), says.opening]
  const after = [says.lasts, says.notYou]
  const html = [...before.map(paragraph), button(says.link, link), ...after.map(paragraph)].join("\n")
  return {
    subject: says.subject,
    html: letterHtml(says.subject, html, from),
    text: letterText([...before, `${says.link}: ${link}`, ...after], from),
  }
}
