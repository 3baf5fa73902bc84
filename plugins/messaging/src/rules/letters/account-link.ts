import type { OwnPurpose } from "@silai/contracts/account/limits"
import { mailMessages } from "@silai/contracts/messaging/messages"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

type Parts = { subject: string; before: string[]; link: { words: string; path: string } | null; after: string[] }

/** A token is behind the #: a browser does not send that part to any server, so no log contains it. */
function letterWith({ subject, before, link, after }: Parts, from: Sender): Letter {
  const url = link && `${new URL(from.publicUrl).origin}${link.path}`
  const html = [...before.map(paragraph), ...(link && url ? [button(link.words, url)] : []), ...after.map(paragraph)]
  const text = [...before, ...(link && url ? [`${link.words}: ${url}`] : []), ...after]
  return { subject, html: letterHtml(subject, html.join("\n"), from), text: letterText(text, from) }
}

/** Asks the reader of an address whether it is theirs. */
export function confirmEmailLetter({ name, token }: { name: string; token: string }, from: Sender): Letter {
  const says = mailMessages.confirmEmail
  const link = { words: says.link, path: `/confirm-email#token=${token}` }
  const before = [mailMessages.greeting(name), says.opening]
  return letterWith({ subject: says.subject, before, link, after: [says.lasts, says.notYou] }, from)
}

type Asked = { name: string; purpose: OwnPurpose; device: string; token: string }
/** Asks the owner of an account whether they want to change it. */
export function proofLetter({ name, purpose, device, token }: Asked, from: Sender): Letter {
  const says = mailMessages.proof
  const about = [says.opening[purpose], ...(device ? [says.device(device)] : []), says.ask]
  const link = { words: says.link, path: `/confirm-it-is-me#token=${token}` }
  return letterWith(
    { subject: says.subject, before: [mailMessages.greeting(name), ...about], link, after: [says.lasts, says.notYou] },
    from,
  )
}

/** Says why an address cannot set a new password yet. */
export function resetLaterLetter({ name }: { name: string }, from: Sender): Letter {
  const says = mailMessages.resetLater
  const before = [mailMessages.greeting(name), says.opening, says.instead]
  return letterWith(
    { subject: says.subject, before, link: null, after: [mailMessages.changed.notYou(from.shop.phone)] },
    from,
  )
}
