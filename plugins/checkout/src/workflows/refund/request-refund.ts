import type { MedusaContainer } from "@medusajs/framework/types"
import type { PaymentPage } from "@silai/contracts/checkout/payment-calls"
import { toPaise } from "@silai/kit/money"
import { run } from "@silai/kit/workflow"
import { showPayment } from "../../queries/payment/show"
import { refundSentence } from "../../rules/refund-sentence"
import { sendRefundNow } from "./send"
import { askRefundWorkflow } from "./workflows"

type Asked = {
  paymentId: string
  amountRupees: number
  seenRefundedRupees: number
  seenPlaced: boolean
  reason: string
}

/** Records a refund asked for by staff, sends it now if the gateway answers, and says how far it has come. */
export async function requestRefund(
  container: MedusaContainer,
  by: { userId: string; name: string },
  { paymentId: attemptId, amountRupees, seenRefundedRupees, seenPlaced, reason }: Asked,
  additionalData: Record<string, unknown> | undefined,
): Promise<{ message: string; data: PaymentPage }> {
  const ask = {
    attemptId,
    seenPlaced,
    reason,
    by: { userId: by.userId, name: by.name },
    amountPaise: toPaise(amountRupees),
    seenPaise: toPaise(seenRefundedRupees),
  }
  const { id } = await run(askRefundWorkflow, container, ask, additionalData)
  await sendRefundNow(container, id)
  const data = await showPayment(container, attemptId)
  return { message: refundSentence(data, id), data }
}
