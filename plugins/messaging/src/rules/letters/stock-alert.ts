import { mailMessages } from "@silai/contracts/messaging/messages"
import type { StockAlertMail } from "@silai/contracts/messaging/topics"
import { button, letterHtml, letterText, paragraph } from "./layout"
import type { Letter, Sender } from "./layout"

/** The two mails of a wait for a size: that it is noted, with the link that ends it, and that the size is back. */
export function stockAlertLetter({ news, piece, size, piecePath, endPath }: StockAlertMail, from: Sender): Letter {
  const says = mailMessages.stockAlert[news]
  const lines = [says.opening(piece, size), says.once]
  const href = new URL(news === "back" ? piecePath : endPath, from.publicUrl).href
  return {
    subject: says.subject(piece, size),
    html: letterHtml(
      says.subject(piece, size),
      [...lines.map(paragraph), button(says.link, href)].join("\n"),
      from,
      says.opening(piece, size),
    ),
    text: letterText([...lines, `${says.link}: ${href}`], from),
  }
}
