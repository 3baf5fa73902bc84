import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { toPaise } from "@silai/kit/money"
import { run } from "@silai/kit/workflow"
import { showPayment } from "../../../../queries/payment/show"
import { refundSentence } from "../../../../rules/refund-sentence"
import { sendRefundNow } from "../../../../workflows/refund/send"
import { askRefundWorkflow } from "../../../../workflows/refund/workflows"

export const POST = answer(paymentCalls.refund, async ({ body, visitor, additionalData, container }) => {
  const { paymentId: attemptId, amountRupees, seenRefundedRupees, seenPlaced, reason } = body
  const { userId, name } = visitor.staff
  const ask = {
    ...{ attemptId, seenPlaced, reason, by: { userId, name } },
    ...{ amountPaise: toPaise(amountRupees), seenPaise: toPaise(seenRefundedRupees) },
  }
  const { id } = await run(askRefundWorkflow, container, ask, additionalData)
  await sendRefundNow(container, id)
  const data = await showPayment(container, attemptId)
  return { message: refundSentence(data, id), data }
})
