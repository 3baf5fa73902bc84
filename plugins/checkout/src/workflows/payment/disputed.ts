import type { MedusaContainer } from "@medusajs/framework/types"
import { DISPUTE_STATES } from "@silai/contracts/checkout/gateway-states"
import { DISPUTE_KINDS } from "@silai/contracts/checkout/limits"
import { databaseOf, one } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { storeDifferences } from "../reconcile/differences"
import { gatewayOf } from "./gateway"

type Disputed = {
  attempt_id: string
  order_id: string | null
  amount_paise: string
  refunded_paise: string
  captured_at: Date
}

/**
 * Lists a payment that the buyer's bank claims, or has taken back, with the other mismatches. The dispute is read from the gateway, so
 * events may come twice, late or in any order.
 */
export async function noteDispute(container: MedusaContainer, gateway: string, disputeId: string): Promise<void> {
  const dispute = await gatewayOf(container, { gateway }).fetchDispute?.(disputeId)
  if (!dispute) return
  const { paymentId, amountPaise, status, answerBy } = dispute
  await databaseOf(container).transaction(async (trx) => {
    const paid = await one<Disputed>(
      trx,
      `select p.attempt_id, a.order_id, p.amount_paise, p.refunded_paise, p.captured_at
         from gateway_payment p left join checkout_attempt a on a.id = p.attempt_id
        where p.gateway = ? and p.payment_id = ? for update of p`,
      [gateway, paymentId],
    )
    // Another shop's, on the same account.
    if (!paid) return log("warn", "dispute of an unknown payment", { payment: paymentId, dispute: disputeId })
    const kept = Number(paid.amount_paise) - Number(paid.refunded_paise)
    const { does } = DISPUTE_STATES[status]
    const kind = does === "lose" ? "dispute_lost" : "payment_disputed"
    await storeDifferences(
      trx,
      {
        gateway,
        paymentId,
        attempt: { id: paid.attempt_id, order_id: paid.order_id },
        madeAt: paid.captured_at,
      },
      does === "end" ? [] : [{ kind, shop: kept, gateway: kept - amountPaise }],
      DISPUTE_KINDS,
    )
    await trx.raw(
      `update payment_mismatch set answer_by = ?, closed_by_id = case when ? then null else closed_by_id end, closed_by = case when ? then null else closed_by end
        where gateway = ? and payment_id = ? and kind = any(?::text[])`,
      [answerBy, does === "end", does === "end", gateway, paymentId, [...DISPUTE_KINDS]],
    )
    log("warn", "payment disputed", { payment: paymentId, dispute: disputeId, status })
  })
}
