import { orderEditCalls } from "@silai/contracts/order/edit-calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { run } from "@silai/kit/workflow"
import { saveOrderWishWorkflow } from "../../../../workflows/workflows"

export const POST = answer(orderEditCalls.wish, async ({ body, additionalData, container }) => {
  const { wish } = await run(saveOrderWishWorkflow, container, body, additionalData)
  return { message: wish ? orderMessages.wishSaved : orderMessages.wishGone, data: { wish } }
})
