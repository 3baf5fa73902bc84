import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"
import { asStaffReads } from "../../../../rules/without-contact"
import { noteReturnParcelWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.parcel, async ({ body, visitor, additionalData, container }) => {
  const { role } = visitor.staff
  await run(noteReturnParcelWorkflow, container, body, additionalData)
  const request = await showReturn(container, body.returnId, (standing) => movesFor(role, standing))
  return { message: returnMessages.parcelNoted, data: asStaffReads(role, request) }
})
