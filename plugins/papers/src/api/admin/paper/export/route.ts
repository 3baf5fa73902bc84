import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { paperCalls } from "@silai/contracts/papers/calls"
import { answer, sendCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { bookedIn } from "../../../../queries/report"
import { taxFile } from "../../../../rules/tax-files"

export const POST = answer(paperCalls.export, async ({ body: { month, what }, visitor, container, res }) => {
  await countTry(databaseOf(container), "paper_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return sendCsv(res, `gst-${what}-${month}.csv`, taxFile(what, month, await bookedIn(container, month)))
})
