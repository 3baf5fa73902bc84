import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { requestOfBuyer } from "../../../../queries/of-buyer"
import { showReturn } from "../../../../queries/show"
import { movesOfBuyer } from "../../../../rules/moves"
import { withdrawReturnWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.withdraw, async ({ body, visitor, additionalData, container }) => {
  const { id: returnId } = await requestOfBuyer(container, visitor, body)
  await run(withdrawReturnWorkflow, container, { returnId }, additionalData)
  return { message: returnMessages.withdrawn, data: await showReturn(container, returnId, movesOfBuyer) }
})
