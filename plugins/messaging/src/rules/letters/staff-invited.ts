import { mailMessages } from "@silai/contracts/messaging/messages"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/** The mail that invites a person to the back office. The token is behind the #, which no browser sends to a server. */
export function staffInvitedLetter(
  { inviter, role, token }: { inviter: string; role: string; token: string },
  from: Sender,
): Letter {
  const says = mailMessages.invitation
  const link = `${new URL(from.publicUrl).origin}/admin/welcome#token=${token}`
  const before = [says.greeting, says.opening(inviter, role)]
  const after = [says.lasts, says.notYou]
  const html = [...before.map(paragraph), button(says.link, link), ...after.map(paragraph)].join("\n")
  return {
    subject: says.subject,
    html: letterHtml(says.subject, html, from),
    text: letterText([...before, `${says.link}: ${link}`, ...after], from),
  }
}
