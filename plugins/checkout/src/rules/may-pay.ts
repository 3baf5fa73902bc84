import { CHECKOUT, type AttemptStatus } from "@silai/contracts/checkout/limits"
import type { GatewayPayment } from "@silai/contracts/checkout/gateway"

type Owed = { amount_paise: string; status: AttemptStatus; gateway_payment_id: string | null }

/** Why a payment is not over exactly what its attempt owes; null when it is. */
export function mismatchOf(attempt: Pick<Owed, "amount_paise">, payment: GatewayPayment): string | null {
  if (payment.currency !== CHECKOUT.currency) return `currency ${payment.currency}`
  if (payment.amountPaise !== Number(attempt.amount_paise))
    return `amount ${payment.amountPaise}, owed ${attempt.amount_paise}`
  if (payment.amountRefundedPaise > 0) return `${payment.amountRefundedPaise} sent back by hand`
  return null
}

/**
 * Whether an authorised payment is worth capturing: over what is owed, and for an attempt that no payment has paid. An
 * expired one counts: its goods may be free still, and otherwise the refund is mailed to the buyer.
 */
export const mayPay = (attempt: Owed, payment: GatewayPayment): boolean =>
  !attempt.gateway_payment_id &&
  ["open", "held", "expired"].includes(attempt.status) &&
  mismatchOf(attempt, payment) === null
