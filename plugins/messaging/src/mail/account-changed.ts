import { mailSays } from "@silai/contracts/messaging/messages"
import type { AccountChanged } from "@silai/contracts/messaging/topics"
import { button, type Letter, letterHtml, letterText, paragraph } from "./layout"

/** Tells the owner of an account that a way into it was changed, and what to do when it was somebody else. */
export function accountChangedLetter({ name, what }: Pick<AccountChanged, "name" | "what">, publicUrl: string): Letter {
  const says = mailSays.changed
  const link = `${new URL(publicUrl).origin}/profile/account`
  const words = [mailSays.greeting(name), says.opening[what], says.wasYou, says.notYou]
  const html = [...words.map(paragraph), button(says.link, link)].join("\n")
  return {
    subject: says.subject[what],
    html: letterHtml(says.subject[what], html, publicUrl),
    text: letterText([...words, `${says.link}: ${link}`]),
  }
}
