import { mailMessages } from "@silai/contracts/messaging/messages"
import type { StockAlertMail } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The two mails of a wait for a size: that it is noted, with the link that ends it, and that the size is back. */
export function stockAlertLetter({ news, piece, size, piecePath, endPath }: StockAlertMail, from: Sender): Letter {
  const words = mailMessages.stockAlert[news]
  const lines = [words.opening(piece, size), words.once]
  const href = new URL(news === "back" ? piecePath : endPath, from.publicUrl).href
  return {
    subject: words.subject(piece, size),
    html: letterHtml(
      words.subject(piece, size),
      [...lines.map(paragraph), button(words.link, href)].join("\n"),
      from,
      words.opening(piece, size),
    ),
    text: letterText([...lines, `${words.link}: ${href}`], from),
  }
}
