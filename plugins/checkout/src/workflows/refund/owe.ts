import { paymentRefundSays } from "@silai/contracts/checkout/payment-messages"
import { one, type Sql } from "@silai/kit/knex"
import { insertAsk, lockAttemptOfOrder, refundable } from "./keep"

export const cancelledKeyOf = (orderId: string): string => `cancelled:${orderId}`

/** See `ICheckoutModuleService`. An order that the till does not know has no money here. */
export async function oweBack(trx: Sql, orderId: string, by: { userId: string; name: string }): Promise<void> {
  const attempt = await lockAttemptOfOrder(trx, orderId)
  if (!attempt) return
  const key = cancelledKeyOf(orderId)
  if (await one(trx, `select 1 from refund_ask where ask_key = ?`, [key])) return
  const { leftPaise, promisedPaise } = await refundable(trx, attempt)
  if (leftPaise <= 0) return
  const reason = paymentRefundSays.orderCancelled
  await insertAsk(trx, attempt, { amountPaise: leftPaise, seenPaise: promisedPaise, reason, by, key, isRest: true })
}
