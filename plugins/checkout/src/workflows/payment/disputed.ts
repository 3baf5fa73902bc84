import type { MedusaContainer } from "@medusajs/framework/types"
import { DISPUTE_STATES } from "@silai/contracts/checkout/gateway-states"
import { DISPUTE_KINDS, type DisputeKind } from "@silai/contracts/checkout/limits"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
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

const KIND = { list: "payment_disputed", review: "dispute_review", lose: "dispute_lost" } as const

/**
 * Staff may have closed it when they answered. If the bank has looked at the answer since and asks again, it is new work.
 */
const reopenIfChanged = (trx: Sql, gateway: string, paymentId: string, kind: DisputeKind) =>
  trx.raw(
    `update payment_mismatch m set closed_by_id = null, closed_by = null, note = null
      where m.gateway = ? and m.payment_id = ? and m.kind = ? and m.closed_at is not null
        and exists (select 1 from payment_mismatch o where o.gateway = m.gateway and o.payment_id = m.payment_id and o.closed_at is null
                       and o.kind = any(?::text[]) and o.kind <> m.kind)`,
    [gateway, paymentId, kind, [...DISPUTE_KINDS]],
  )

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
    if (does !== "end") await reopenIfChanged(trx, gateway, paymentId, KIND[does])
    await storeDifferences(
      trx,
      {
        gateway,
        paymentId,
        attempt: { id: paid.attempt_id, order_id: paid.order_id },
        madeAt: paid.captured_at,
      },
      does === "end" ? [] : [{ kind: KIND[does], shop: kept, gateway: kept - amountPaise }],
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
