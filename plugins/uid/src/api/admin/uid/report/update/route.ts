import { uidCalls } from "@silai/contracts/uid/calls"
import { uidSays } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { closeReport } from "../../../../../workflows/report"

export const POST = answer(uidCalls.closeReport, async ({ body, visitor, container }) => ({
  message: uidSays.reportMoved,
  data: await closeReport(container, { ...body, by: visitor.staff.name }),
}))
