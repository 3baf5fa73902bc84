import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"
import { asStaffReads } from "../../../../rules/without-contact"

export const POST = answer(returnCalls.show, async ({ body, visitor, container }) => {
  const { role } = visitor.staff
  const request = await showReturn(container, body.returnId, (standing) => movesFor(role, standing))
  return { data: asStaffReads(role, request) }
})
