import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { one, type Sql } from "@silai/kit/knex"
import { lockAttemptsOfOrder } from "../attempt/attempt"
import { endDue } from "../cod/end-due"
import { insertAsk, refundable } from "./refundable"
import { partKeyOf } from "./order-refund"

export const cancelledKeyOf = (orderId: string): string => `cancelled:${orderId}`

/** See `ICheckoutModuleService`. An order that the checkout does not know has no money here. */
export async function refundCancelledOrder(
  trx: Sql,
  orderId: string,
  by: { userId: string; name: string },
): Promise<void> {
  const attempts = await lockAttemptsOfOrder(trx, orderId)
  await endDue(trx, orderId)
  const reason = paymentRefundMessages.orderCancelled
  for (const [at, attempt] of attempts.entries()) {
    const key = partKeyOf(cancelledKeyOf(orderId), at)
    if (await one(trx, `select 1 from refund_ask where ask_key = ?`, [key])) continue
    const { leftPaise, promisedPaise } = await refundable(trx, attempt)
    if (leftPaise <= 0) continue
    await insertAsk(trx, attempt, { amountPaise: leftPaise, seenPaise: promisedPaise, reason, by, key, isRest: true })
  }
}
