import { insightCalls } from "@silai/contracts/insight/calls"
import { answer } from "@silai/kit/answer"
import { namedReport } from "../../../../queries/named"

export const POST = answer(insightCalls.report, async ({ body, container }) => ({
  data: await namedReport(container, body.days),
}))
