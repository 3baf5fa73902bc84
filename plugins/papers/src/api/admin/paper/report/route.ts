import { paperCalls } from "@silai/contracts/papers/calls"
import { answer } from "@silai/kit/answer"
import { bookedIn } from "../../../../queries/report"
import { taxReport } from "../../../../rules/tax-report"

export const POST = answer(paperCalls.report, async ({ body: { month }, container }) => ({
  data: taxReport(month, await bookedIn(container, month)),
}))
