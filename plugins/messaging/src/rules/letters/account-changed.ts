import { mailSays } from "@silai/contracts/messaging/messages"
import type { AccountChanged } from "@silai/contracts/messaging/topics"
import { button, type Letter, letterHtml, letterText, paragraph } from "./layout"

/** Tells the owner of an account that a sign-in method was changed, and what to do if it was not them. */
export function accountChangedLetter({ name, what }: Pick<AccountChanged, "name" | "what">, publicUrl: string): Letter {
  const says = mailSays.changed
  const isStaffs = /^(secondFactor|recoveryCode)/.test(what)
  const link = new URL(isStaffs ? "/admin/your-sign-in" : "/profile/account", publicUrl).href
  const linkWords = isStaffs ? says.staffLink : says.link
  const words = [mailSays.greeting(name), says.opening[what], says.wasYou, says.notYou]
  const html = [...words.map(paragraph), button(linkWords, link)].join("\n")
  return {
    subject: says.subject[what],
    html: letterHtml(says.subject[what], html, publicUrl),
    text: letterText([...words, `${linkWords}: ${link}`]),
  }
}
