import type { PaymentPage } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundSays, paymentRetrySays } from "@silai/contracts/checkout/payment-messages"

/** The sentence shown right after staff asked for a refund. */
export function refundSentence({ refunds, status }: PaymentPage, askId: string): string {
  const ask = refunds.find(({ _id }) => _id === askId)
  if (ask?.state === "done") return paymentRefundSays.back(ask.amountRupees)
  if (!ask || status !== "placed") return paymentRetrySays.sendingBack
  if (ask.state === "failed" || ask.declines > 0) return paymentRefundSays.declined
  return paymentRefundSays[ask.state === "sent" ? "onItsWay" : "waits"](ask.amountRupees)
}
