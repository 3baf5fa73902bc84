import { paperCalls } from "@silai/contracts/papers/calls"
import { PAPER_PRINT } from "@silai/contracts/papers/limits"
import { answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { printed } from "../../../../queries/print"

export const POST = answer(paperCalls.print, async ({ body: { kind, orderIds }, visitor, container, res }) => {
  await countTry(databaseOf(container), "paper_print", visitor.staff.userId, PAPER_PRINT.perPerson)
  return sendPdf(res, `${kind}.pdf`, await printed(container, kind, [...new Set(orderIds)]))
})
