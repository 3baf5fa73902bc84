import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { correctPieceWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.correct, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const input = { ...body, by: { userId, name, role } }
  const { itemId, line } = await run(correctPieceWorkflow, container, input, additionalData)
  const { size, measurement } = line
  return {
    message: orderMessages.corrected(orderMessages.pieceOf(line.quantity, line.name, size)),
    data: { itemId, size, measurement },
  }
})
