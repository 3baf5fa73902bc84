import { uidCalls } from "@silai/contracts/uid/calls"
import { LABEL_PRINT } from "@silai/contracts/uid/sheet-limits"
import { answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { printLabels } from "../../../../workflows/print"

export const POST = answer(uidCalls.print, async ({ body, visitor, container, res }) => {
  const { name, userId } = visitor.staff
  await countTry(databaseOf(container), "uid_print", userId, LABEL_PRINT.perPerson)
  return sendPdf(res, "labels.pdf", await printLabels(container, { ...body, by: { name, userId } }))
})
