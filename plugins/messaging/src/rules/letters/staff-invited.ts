import { mailMessages } from "@silai/contracts/messaging/messages"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/** The mail that invites a person to the back office. The token is behind the #, which no browser sends to a server. */
export function staffInvitedLetter(
  { inviter, role, token }: { inviter: string; role: string; token: string },
  from: Sender,
): Letter {
  const words = mailMessages.invitation
  const link = `${new URL(from.publicUrl).origin}/admin/welcome#token=${token}`
  const before = [words.greeting, words.opening(inviter, role)]
  const after = [words.lasts, words.notYou]
  const html = [...before.map(paragraph), button(words.link, link), ...after.map(paragraph)].join("\n")
  return {
    subject: words.subject,
    html: letterHtml(words.subject, html, from),
    text: letterText([...before, `${words.link}: ${link}`, ...after], from),
  }
}
