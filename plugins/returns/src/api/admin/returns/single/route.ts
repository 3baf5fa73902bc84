import { returnCalls } from "@silai/contracts/returns/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer } from "@silai/kit/answer"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"
import { wholeWithoutContact } from "../../../../rules/without-contact"

export const POST = answer(returnCalls.show, async ({ body, visitor, container }) => {
  const { role } = visitor.staff
  const request = await showReturn(container, body.returnId, (standing) => movesFor(role, standing))
  return { data: seesContact(role) ? request : wholeWithoutContact(request) }
})
