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
  const words = mailMessages.confirmEmail
  const link = { words: words.link, path: `/confirm-email#token=${token}` }
  const before = [mailMessages.greeting(name), words.opening]
  return letterWith({ subject: words.subject, before, link, after: [words.lasts, words.notYou] }, from)
}

type Asked = { name: string; purpose: OwnPurpose; device: string; token: string }
/** Asks the owner of an account whether they want to change it. */
export function proofLetter({ name, purpose, device, token }: Asked, from: Sender): Letter {
  const words = mailMessages.proof
  const about = [words.opening[purpose], ...(device ? [words.device(device)] : []), words.ask]
  const link = { words: words.link, path: `/confirm-it-is-me#token=${token}` }
  return letterWith(
    {
      subject: words.subject,
      before: [mailMessages.greeting(name), ...about],
      link,
      after: [words.lasts, words.notYou],
    },
    from,
  )
}

/** Says why an address cannot set a new password yet. */
export function resetLaterLetter({ name }: { name: string }, from: Sender): Letter {
  const words = mailMessages.resetLater
  const before = [mailMessages.greeting(name), words.opening, words.instead]
  return letterWith(
    { subject: words.subject, before, link: null, after: [mailMessages.changed.notYou(from.shop.phone)] },
    from,
  )
}
