import { paperCalls } from "@silai/contracts/papers/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { monthSums } from "../../../../queries/report"
import { taxReport } from "../../../../rules/tax-report"

export const POST = answer(paperCalls.report, async ({ body: { month }, container }) => ({
  data: taxReport(month, await monthSums(databaseOf(container), month)),
}))
