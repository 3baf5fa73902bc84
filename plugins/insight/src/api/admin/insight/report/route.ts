import { insightCalls } from "@silai/contracts/insight/calls"
import { answer } from "@silai/kit/answer"
import { namedReport } from "../../../../queries/named-report"

export const POST = answer(insightCalls.report, async ({ body, container }) => ({
  data: await namedReport(container, body.days),
}))
