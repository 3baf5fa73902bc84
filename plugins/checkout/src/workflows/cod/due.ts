import type { MedusaContainer } from "@medusajs/framework/types"
import { dueAtDoorPaise } from "@silai/contracts/checkout/cod"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import type { Snapshot } from "@silai/contracts/checkout/snapshot"
import { present } from "@silai/contracts/present"
import { crashPoint } from "@silai/kit/crash-point"
import { newId } from "@silai/kit/ids"
import { one, type Sql } from "@silai/kit/knex"
import type { Attempt } from "../attempt/attempt"
import { notedPayment, openNoted } from "../noted-payment/book"
import { recordMorePayment } from "../order/engine-order"

/**
 * Records the sum that a new order's courier collects, in the placing's transaction: one row for the order, and where a
 * share was paid before, a second payment for the rest. The index refuses a phone with another such order, and the
 * share is refunded.
 */
export async function recordCodDue(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  orderId: string,
): Promise<void> {
  const { snapshot } = attempt
  if (!snapshot.cod) return
  const duePaise = dueAtDoorPaise(snapshot)
  const attemptId = snapshot.cod.nowPaise ? await payRestAtDoor(container, trx, attempt, orderId, duePaise) : attempt.id
  await trx.raw(`insert into cod_order (order_id, attempt_id, phone, due_paise) values (?, ?, ?, ?)`, [
    orderId,
    attemptId,
    snapshot.contact.phone,
    duePaise,
  ])
  crashPoint("after-due")
}

/** The goods, and what was paid of them, are with the order's first attempt. */
const restOf = ({ coupon: _held, additionalData: _kept, ...snapshot }: Snapshot, duePaise: number): Snapshot => ({
  ...snapshot,
  lines: [],
  totals: { itemsPaise: duePaise, savedPaise: 0, deliveryPaise: 0, discountPaise: 0, totalPaise: duePaise },
})

async function payRestAtDoor(
  container: MedusaContainer,
  trx: Sql,
  attempt: Attempt,
  orderId: string,
  duePaise: number,
): Promise<string> {
  const id = newId("chk")
  const noted = await openNoted(trx, "cod", { amountPaise: duePaise, receipt: id })
  const payment = await notedPayment(trx, `paid_${noted.id}`)
  const rest = present(
    await one<Attempt>(
      trx,
      `insert into checkout_attempt (id, gateway, gateway_order_id, gateway_payment_id, bag_key, session_id, customer_id, fingerprint, snapshot, amount_paise, status,
                                     order_id, held_until, paid_at, traceparent, due_of)
       values (?, 'cod', ?, ?, ?, ?, ?, ?, ?::jsonb, ?, 'placed', ?, now(), now(), ?, ?) returning *`,
      [
        id,
        noted.id,
        payment.id,
        attempt.bag_key,
        attempt.session_id,
        attempt.customer_id,
        attempt.fingerprint,
        JSON.stringify(restOf(attempt.snapshot, duePaise)),
        duePaise,
        orderId,
        attempt.traceparent,
        attempt.id,
      ],
    ),
    "the rest that is due at the door",
  )
  await trx.raw(
    `insert into gateway_payment (payment_id, attempt_id, gateway, gateway_order_id, amount_paise, currency, method, status, reason) values (?, ?, 'cod', ?, ?, ?, 'cod', 'kept', '')`,
    [payment.id, id, noted.id, duePaise, CHECKOUT.currency],
  )
  const enginePayment = await recordMorePayment(container, trx, rest, orderId)
  await trx.raw(`update checkout_attempt set engine_payment_id = ? where id = ?`, [enginePayment, id])
  return id
}
