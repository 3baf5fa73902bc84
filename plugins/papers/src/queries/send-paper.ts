import type { MedusaResponse } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PAPER_LINK, PAPER_READ } from "@silai/contracts/papers/limits"
import { paperRefusals } from "@silai/contracts/papers/messages"
import { type Answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { isPaperToken } from "@silai/kit/signed-key"
import { fileNameOf, numberIn, numberOf, paperNumbered, type PaperRow } from "./papers"
import { drawTaxPapers, papersNow } from "./print"

/** One tax paper of an order; the caller has checked that the reader may see it. @throws paper.not_there, house.too_many */
export async function sendPaper(
  container: MedusaContainer,
  res: MedusaResponse,
  orderId: string,
  isIt: (row: PaperRow) => boolean,
): Promise<Answer> {
  await countTry(databaseOf(container), "paper_read", orderId, PAPER_READ.perOrder)
  const row = (await papersNow(container, orderId)).find(isIt)
  if (!row) throw refuse(paperRefusals.not_there)
  return sendPdf(res, fileNameOf(numberOf(row)), await drawTaxPapers([row]))
}

/**
 * The paper of an address that its reader was given: its token is the proof, because the viewers of other apps send no
 * cookie. @throws papers.link_over, house.too_many
 */
export async function sendPaperByLink(
  container: MedusaContainer,
  res: MedusaResponse,
  { file, token }: { file: string; token: string },
): Promise<void> {
  const sql = databaseOf(container)
  const number = numberIn(file)
  if (number === null || !isPaperToken(number, token)) throw refuse(paperRefusals.link_over)
  await countTry(sql, "paper_link", number, PAPER_LINK.opened)
  const row = await paperNumbered(sql, number)
  if (!row) throw refuse(paperRefusals.link_over)
  const pdf = await drawTaxPapers([row])
  // Its address is a secret: no page that it links to, and no search engine, may learn it.
  res.set({ "Referrer-Policy": "no-referrer", "X-Robots-Tag": "noindex", "X-Content-Type-Options": "nosniff" })
  sendPdf(res, fileNameOf(number), pdf, "private, max-age=300")
}
