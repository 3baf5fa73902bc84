import type { MedusaContainer } from "@medusajs/framework/types"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { ring, tell } from "@silai/kit/outbox"
import { toRupees } from "@silai/kit/money"
import { lockAttempt, moveAttempt } from "./attempt"
import { type GatewayRefund, gatewayOf } from "./ports"

type Due = {
  payment_id: string
  attempt_id: string
  amount_paise: string
  currency: string
  reason: string
  tries: number
}

/**
 * Sends one payment back that the shop may not keep, and stays with it until Razorpay says that the money has gone: a refund
 * may be pending for days, and may still fail. What Razorpay knows already is asked first; the key makes a repeated try pay once.
 */
export async function sendNextBack(container: MedusaContainer): Promise<boolean> {
  const database = databaseOf(container)
  const due = await one<Due>(
    database,
    `update gateway_payment set tries = tries + 1, next_at = now() + make_interval(secs => least(1800, 5 * 2 ^ least(tries, 10)))
      where payment_id = (select payment_id from gateway_payment where status = 'refund_due' and next_at <= now()
                           order by next_at for update skip locked limit 1) returning *`,
  )
  if (!due) return false
  try {
    const refund = await refundOf(container, due)
    if (refund.status === "processed") await database.transaction((trx) => noteRefund(trx, due, refund.id))
    else
      await database.raw(`update gateway_payment set refund_id = ?, last_error = ? where payment_id = ?`, [
        refund.id,
        `refund is ${refund.status}`,
        due.payment_id,
      ])
  } catch (error) {
    log("error", "refund not made", { payment: due.payment_id, tries: due.tries, cause: String(error) })
    await database.raw(`update gateway_payment set last_error = ? where payment_id = ?`, [
      String(error).slice(0, 300),
      due.payment_id,
    ])
  }
  return true
}

/** The refund under way or done; a new one, under a key of its own, when there is none or all have failed. */
async function refundOf(container: MedusaContainer, due: Due): Promise<GatewayRefund> {
  const { client } = gatewayOf(container)
  const known = await client.refundsOfPayment(due.payment_id)
  const standing =
    known.find((refund) => refund.status === "processed") ?? known.find((refund) => refund.status === "pending")
  if (standing) return standing
  return client.refund({
    paymentId: due.payment_id,
    amountPaise: Number(due.amount_paise),
    key: `refund_${due.payment_id}_${known.length}`,
    notes: { attempt_id: due.attempt_id },
  })
}

async function noteRefund(trx: Sql, due: Due, refundId: string): Promise<void> {
  const attempt = await lockAttempt(trx, "id", due.attempt_id)
  await trx.raw(
    `update gateway_payment set status = 'refunded', refund_id = ?, refunded_at = now(), last_error = null where payment_id = ?`,
    [refundId, due.payment_id],
  )
  if (!attempt) return
  if (attempt.status === "refund_due") await moveAttempt(trx, attempt.id, "refunded")
  const { contact } = attempt.snapshot
  // The letter speaks of rupees; a foreign payment is rare enough for the shopkeeper to write by hand.
  if (due.currency === CHECKOUT.currency)
    await tell(trx, "refund.made", `refund.made:${due.payment_id}`, {
      name: contact.name,
      email: contact.email,
      amountRupees: toRupees(Number(due.amount_paise)),
      reason: due.reason,
    })
  await ring(trx, "payment.refunded", { attemptId: attempt.id })
}
