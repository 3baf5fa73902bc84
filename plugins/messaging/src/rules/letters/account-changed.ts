import { mailMessages } from "@silai/contracts/messaging/messages"
import type { AccountChanged } from "@silai/contracts/messaging/account-topics"
import { button, type Letter, letterHtml, letterText, momentOf, paragraph, type Sender } from "./layout"

type Change = Pick<AccountChanged, "name" | "what" | "isStaff" | "series"> & { undoToken?: string }

/**
 * The mail to an account's owner that a sign-in method was changed, and how to undo it if it was not them. The token is
 * behind the #, so no log contains it.
 */
export function accountChangedLetter({ name, what, isStaff, series, undoToken }: Change, from: Sender): Letter {
  const words = mailMessages.changed
  const isStaffs = isStaff || /^(secondFactor|recoveryCode)/.test(what)
  const link = new URL(isStaffs ? "/admin/your-sign-in" : "/profile/account", from.publicUrl).href
  const linkWords = isStaffs ? words.staffLink : words.link
  const undoLink = undoToken && `${new URL(from.publicUrl).origin}/undo-change#token=${undoToken}`
  const seriesText = series
    ? [words.series(series.number, momentOf(series.firstAt), words.subject[series.firstWhat])]
    : []
  const before = [mailMessages.greeting(name), words.opening[what], ...seriesText, words.wasYou]
  const after = [words.notYou(from.shop.phone)]
  const undoWords = series ? words.undoSeries : words.undo
  const undo = undoLink ? [paragraph(undoWords), button(words.undoLink, undoLink)] : []
  const html = [...before.map(paragraph), ...undo, ...after.map(paragraph), button(linkWords, link)].join("\n")
  const undoText = undoLink ? [undoWords, `${words.undoLink}: ${undoLink}`] : []
  return {
    subject: words.subject[what],
    html: letterHtml(words.subject[what], html, from),
    text: letterText([...before, ...undoText, ...after, `${linkWords}: ${link}`], from),
  }
}
