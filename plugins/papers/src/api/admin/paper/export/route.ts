import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { paperCalls } from "@silai/contracts/papers/calls"
import { answer, sendCsv, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { creditNotesIn, monthSums, papersIn } from "../../../../queries/report"
import { DOCUMENT_COLUMNS, rateRows, REFUND_COLUMNS, sumsFile } from "../../../../rules/tax-files"
import { taxReport } from "../../../../rules/tax-report"

export const POST = answer(paperCalls.export, async ({ body: { month, what }, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "paper_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  const name = `gst-${what}-${month}.csv`
  if (what === "documents") return streamCsv(res, name, DOCUMENT_COLUMNS, rateRows(papersIn(database, month)))
  if (what === "refunds") return streamCsv(res, name, REFUND_COLUMNS, creditNotesIn(database, month))
  return sendCsv(res, name, sumsFile(what, taxReport(month, await monthSums(database, month))))
})
