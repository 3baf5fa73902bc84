import { returnCalls } from "@silai/contracts/returns/calls"
import { returnMessages } from "@silai/contracts/returns/messages"
import { answer } from "@silai/kit/answer"
import { toPaise } from "@silai/kit/money"
import { run } from "@silai/kit/workflow"
import { orderOfCaller } from "../../../../queries/of-buyer"
import { showReturn } from "../../../../queries/show"
import { movesFor } from "../../../../rules/moves"
import { asStaffReads } from "../../../../rules/without-contact"
import { askReturnWorkflow } from "../../../../workflows/workflows"

export const POST = answer(returnCalls.open, async ({ body, visitor, additionalData, container }) => {
  const { userId, name, role } = visitor.staff
  const { orderId, address: delivered } = await orderOfCaller(container, body.orderId)
  const { kind, lines, refundRupees, address = delivered } = body
  const asked = { orderId, kind, lines, photos: [], refundPaise: toPaise(refundRupees) }
  const input = { ...asked, ...(address && { address }), sessionId: null, customerId: null, by: { userId, name } }
  const { returnId } = await run(askReturnWorkflow, container, input, additionalData)
  const data = asStaffReads(role, await showReturn(container, returnId, (standing) => movesFor(role, standing)))
  return { message: returnMessages.opened(data.returnNumber), data }
})
