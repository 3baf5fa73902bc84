import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { labelOfState } from "@silai/contracts/returns/states"
import { answer } from "@silai/kit/answer"
import { toPaise } from "@silai/kit/money"
import { run } from "@silai/kit/workflow"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"
import { asStaffReads } from "../../../../rules/without-contact"
import { moveReturnWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.update, async ({ body, visitor, additionalData, container }) => {
  const { refundRupees, ...step } = body
  const { userId, name, role } = visitor.staff
  const sum = refundRupees === undefined ? {} : { refundPaise: toPaise(refundRupees) }
  await run(moveReturnWorkflow, container, { ...step, ...sum, by: { userId, name, role } }, additionalData)
  const request = await showReturn(container, body.returnId, (standing) => movesFor(role, standing))
  return {
    message: returnMessages.moved(labelOfState(body.state)),
    data: asStaffReads(role, request),
  }
})
