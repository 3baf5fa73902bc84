import { mailMessages } from "@silai/contracts/messaging/messages"
import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import { mails } from "./gateway"
import { afterWork } from "./work"

/**
 * The token of the newest mail with this subject to an address, once it has come; null where the mail has no link.
 * `after`: the token of the one before, which is waited past.
 */
const tokenIn = (email: string, subject: string, link: RegExp, after?: string | null) =>
  afterWork(`the mail "${subject}" has come`, async () => {
    const mail = (await mails()).filter((one) => one.to === email && one.subject === subject).at(-1)
    const token = mail && (link.exec(mail.text)?.[1] ?? null)
    return token === undefined || (after && token === after) ? null : { token }
  }).then(({ token }) => token)

export const undoTokenOf = (email: string, what: AccountChanged["what"]) =>
  tokenIn(email, mailMessages.changed.subject[what], /\/undo-change#token=([\w-]+)/)
export const confirmTokenOf = (email: string, after?: string | null) =>
  tokenIn(email, mailMessages.confirmEmail.subject, /\/confirm-email#token=([\w-]+)/, after)
export const proofTokenOf = (email: string, after?: string | null) =>
  tokenIn(email, mailMessages.proof.subject, /\/confirm-it-is-me#token=([\w-]+)/, after)
export const resetLaterTo = (email: string) => tokenIn(email, mailMessages.resetLater.subject, /#token=([\w-]+)/)
