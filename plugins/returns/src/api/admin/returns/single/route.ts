import { returnCalls } from "@silai/contracts/returns/calls"
import { answer } from "@silai/kit/answer"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"

export const POST = answer(returnCalls.show, async ({ body, visitor, container }) => ({
  data: await showReturn(container, body.returnId, (standing) => movesFor(visitor.staff.role, standing)),
}))
