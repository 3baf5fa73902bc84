import { uidCalls } from "@silai/contracts/uid/calls"
import { uidMessages } from "@silai/contracts/uid/messages"
import { answer } from "@silai/kit/answer"
import { closeReport } from "../../../../../workflows/report"

export const POST = answer(uidCalls.closeReport, async ({ body, visitor, container }) => ({
  message: uidMessages.reportMoved,
  data: await closeReport(container, { ...body, by: visitor.staff.name }),
}))
