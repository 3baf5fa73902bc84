import type { PaymentPage } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages, paymentRetryMessages } from "@silai/contracts/checkout/payment-messages"

/** The sentence shown right after staff asked for a refund. */
export function refundSentence({ refunds, status }: PaymentPage, askId: string): string {
  const ask = refunds.find(({ _id }) => _id === askId)
  if (ask?.state === "done") return paymentRefundMessages.refunded(ask.amountRupees)
  if (!ask || status !== "placed") return paymentRetryMessages.refunding
  // No one has declined it: a person decides, and reads why.
  if (ask.state === "failed" && ask.lastError && !ask.declines) return ask.lastError
  if (ask.state === "failed" || ask.declines > 0) return paymentRefundMessages.declined
  return paymentRefundMessages[ask.state === "sent" ? "onItsWay" : "waits"](ask.amountRupees)
}
