import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { isNotedGateway } from "@silai/contracts/checkout/limits"
import { one, only, type Sql } from "@silai/kit/knex"
import { type Attempt, lockAttemptsOfOrder } from "../attempt/attempt"
import { endDue } from "../cod/end-due"
import { insertAsk, refundable } from "./refundable"
import { partKeyOf } from "./order-refund"

export const cancelledKeyOf = (orderId: string): string => `cancelled:${orderId}`

/** See `ICheckoutModuleService`. An order that the checkout does not know has no money here. */
export async function refundCancelledOrder(
  trx: Sql,
  orderId: string,
  by: { userId: string; name: string },
): Promise<number> {
  const attempts = await lockAttemptsOfOrder(trx, orderId)
  await endDue(trx, orderId)
  const reason = paymentRefundMessages.orderCancelled
  let paise = 0
  for (const [at, attempt] of attempts.entries()) {
    const key = partKeyOf(cancelledKeyOf(orderId), at)
    const asked = await one<{ amount_paise: string }>(
      trx,
      `select amount_paise from refund_ask where ask_key = ? order by asked_at desc, id desc limit 1`,
      [key],
    )
    if (asked) {
      paise += Number(asked.amount_paise)
      continue
    }
    const { leftPaise, promisedPaise } = await refundable(trx, attempt)
    const amountPaise = leftPaise - (await byHandPaise(trx, attempt))
    if (amountPaise <= 0) continue
    await insertAsk(trx, attempt, { amountPaise, seenPaise: promisedPaise, reason, by, key, isRest: true })
    paise += amountPaise
  }
  return paise
}

/** The refunds of an earlier request that staff still make by hand: asked for again, the buyer would seem to get them twice. */
async function byHandPaise(trx: Sql, { gateway, gateway_payment_id }: Attempt): Promise<number> {
  if (!isNotedGateway(gateway)) return 0
  const { paise } = await only<{ paise: string }>(
    trx,
    `select coalesce(sum(amount_paise), 0) as paise from refund_ask where gateway = ? and payment_id = ? and state = 'failed'`,
    [gateway, gateway_payment_id],
  )
  return Number(paise)
}
