import type { MedusaResponse } from "@medusajs/framework"
import type { MedusaContainer } from "@medusajs/framework/types"
import { PAPER_READ } from "@silai/contracts/papers/limits"
import { paperRefusals } from "@silai/contracts/papers/messages"
import { type Answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { numberOf, type PaperRow } from "./papers"
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
  return sendPdf(res, `${numberOf(row).replaceAll("/", "-")}.pdf`, await drawTaxPapers([row]))
}
