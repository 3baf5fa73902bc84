import { mailSays } from "@silai/contracts/messaging/messages"
import type { AccountChanged } from "@silai/contracts/messaging/topics"
import { button, type Letter, letterHtml, letterText, paragraph, type Sender } from "./layout"

/** Tells the owner of an account that a sign-in method was changed, and what to do if it was not them. */
export function accountChangedLetter({ name, what }: Pick<AccountChanged, "name" | "what">, from: Sender): Letter {
  const says = mailSays.changed
  const isStaffs = /^(secondFactor|recoveryCode)/.test(what)
  const link = new URL(isStaffs ? "/admin/your-sign-in" : "/profile/account", from.publicUrl).href
  const linkWords = isStaffs ? says.staffLink : says.link
  const words = [mailSays.greeting(name), says.opening[what], says.wasYou, says.notYou(from.shop.phone)]
  const html = [...words.map(paragraph), button(linkWords, link)].join("\n")
  return {
    subject: says.subject[what],
    html: letterHtml(says.subject[what], html, from),
    text: letterText([...words, `${linkWords}: ${link}`], from),
  }
}
