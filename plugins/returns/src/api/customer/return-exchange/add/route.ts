import { returnCalls } from "@silai/contracts/returns/calls"
import { RETURN_TRIES } from "@silai/contracts/returns/limits"
import { returnMessages } from "@silai/contracts/returns/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { toPaise } from "@silai/kit/money"
import { countTry } from "@silai/kit/rate-limit"
import { run } from "@silai/kit/workflow"
import { orderOfBuyer } from "../../../../queries/of-buyer"
import { showReturn } from "../../../../queries/show"
import { movesOfBuyer } from "../../../../rules/moves"
import { askReturnWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.add, async ({ body, visitor, additionalData, container }) => {
  const { orderId } = await orderOfBuyer(container, visitor, body)
  const { shopper, ip } = visitor
  await countTry(databaseOf(container), "return_ask", shopper?.customerId ?? shopper?.sessionId ?? ip, RETURN_TRIES)
  const { kind, lines, photos, address } = body
  const asker = { sessionId: shopper?.sessionId ?? null, customerId: shopper?.customerId ?? null }
  const asked = { orderId, kind, lines, photos, refundPaise: toPaise(body.refundRupees), ...asker }
  const input = address ? { ...asked, address } : asked
  const { returnId } = await run(askReturnWorkflow, container, input, additionalData)
  const data = await showReturn(container, returnId, movesOfBuyer)
  return { message: returnMessages.asked(data.returnNumber), data }
})
