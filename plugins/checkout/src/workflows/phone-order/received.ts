import type { MedusaContainer } from "@medusajs/framework/types"
import { REFERENCE } from "@silai/contracts/checkout/limits"
import type { UnpaidOrder } from "@silai/contracts/checkout/phone-order-calls"
import { phoneOrderRefusals } from "@silai/contracts/checkout/phone-order-messages"
import { CANCELLED } from "@silai/contracts/order/status"
import { present } from "@silai/contracts/present"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { unpaidOrder } from "../../queries/phone-order/unpaid"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { noteMoney } from "../noted-payment/book"
import { refreshPayment } from "./unpaid"

type By = { userId: string; name: string }

/** A noted transfer is placed by then, even if its time has run out. */
const placedWithinMinutes = 15

/**
 * Notes that the money of an order by phone was received; of two at once only one does. A transfer then counts like any
 * payment, and its order is placed; cash is no longer due.
 * @throws phone_order.unknown, phone_order.not_noted_by_hand, phone_order.reference_wanted, phone_order.not_waiting,
 *   phone_order.nothing_due
 */
export async function noteReceived(
  container: MedusaContainer,
  { paymentId, reference, by }: { paymentId: string; reference: string; by: By },
): Promise<UnpaidOrder> {
  const database = databaseOf(container)
  const attempt = await one<Attempt>(
    database,
    `select * from checkout_attempt where (id = ? or order_id = ?) and phone_order is not null and piece_change is null`,
    [paymentId, paymentId],
  )
  if (!attempt) throw refuse(phoneOrderRefusals.unknown)
  const way = attempt.phone_order?.payBy
  if (way !== "transfer" && way !== "cash") throw refuse(phoneOrderRefusals.not_noted_by_hand)
  if (way === "transfer" && reference.length < REFERENCE.shortest) throw refuse(phoneOrderRefusals.reference_wanted)
  const note = way === "transfer" ? noteTransfer : noteCash
  await database.transaction(async (trx) => {
    const locked = present(await lockAttempt(trx, attempt.id), "the attempt of an order by phone")
    await note(container, trx, locked, { reference, by })
    await notifyLive(trx, "phone-order.changed", { attemptId: locked.id })
  })
  log("info", "money noted", { attempt: attempt.id, way, by: by.userId })
  if (way === "transfer") await refreshPayment(container, attempt)
  return unpaidOrder(database, attempt.id)
}

type Noted = { reference: string; by: By }

async function noteTransfer(_: MedusaContainer, trx: Sql, attempt: Attempt, noted: Noted): Promise<void> {
  if (attempt.status !== "held" || !attempt.gateway_order_id) throw refuse(phoneOrderRefusals.not_waiting)
  if (!(await noteMoney(trx, attempt.gateway_order_id, noted))) throw refuse(phoneOrderRefusals.nothing_due)
  await trx.raw(
    `update checkout_attempt set held_until = greatest(held_until, now() + make_interval(mins => ?)), next_look_at = now() where id = ?`,
    [placedWithinMinutes, attempt.id],
  )
}

async function noteCash(container: MedusaContainer, trx: Sql, attempt: Attempt, noted: Noted): Promise<void> {
  const { order_id: orderId, gateway_order_id } = attempt
  if (!orderId || !gateway_order_id) throw refuse(phoneOrderRefusals.not_waiting)
  const orders = container.resolve("silai_order")
  const { code } = await orders.bought(trx, orderId)
  const isOff = (CANCELLED as readonly number[]).includes(code)
  // Crossing out waits for this row; a payment that was crossed out is not noted.
  if (isOff || !(await noteMoney(trx, gateway_order_id, noted))) throw refuse(phoneOrderRefusals.nothing_due)
  await trx.raw(`update gateway_payment set noted_by = ?, reference = ? where gateway = ? and payment_id = ?`, [
    noted.by.name,
    noted.reference,
    attempt.gateway,
    attempt.gateway_payment_id,
  ])
  if (!(await orders.recordReceived(trx, orderId, noted.by.name))) throw refuse(phoneOrderRefusals.nothing_due)
}
