import { uidCalls } from "@silai/contracts/uid/calls"
import { LABEL_PRINT } from "@silai/contracts/uid/sheet-limits"
import { answer, sendPdf } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { testPage } from "../../../../drawing/labels"

export const POST = answer(uidCalls.testPage, async ({ body, visitor, container, res }) => {
  await countTry(databaseOf(container), "uid_print", visitor.staff.userId, LABEL_PRINT.perPerson)
  return sendPdf(res, "test-page.pdf", await testPage(body))
})
