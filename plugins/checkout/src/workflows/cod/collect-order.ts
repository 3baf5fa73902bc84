import type { MedusaContainer } from "@medusajs/framework/types"
import { codRefusals } from "@silai/contracts/checkout/cod-messages"
import { SENT } from "@silai/contracts/order/status"
import { present } from "@silai/contracts/present"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toPaise, toRupees } from "@silai/kit/money"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import { REFUNDS } from "../../queries/refund-states"
import { type Attempt, lockAttemptsOfOrder } from "../attempt/attempt"
import { noteMoney } from "../noted-payment/book"
import { refundable } from "../refund/refundable"

export type By = { userId: string; name: string }

/** `amountRupees`: what the courier says that it collected; left out, it is what is due. */
export type ToCollect = { orderId: string; amountRupees?: number; reference: string; by: By }

/**
 * Notes what a courier has collected of one order. @throws cod.order_unknown, cod.nothing_due, cod.not_sent, cod.being_changed,
 * cod.other_sum
 */
export async function collectOrder(
  container: MedusaContainer,
  { orderId, amountRupees, reference, by }: ToCollect,
): Promise<{ orderId: string; amountRupees: number }> {
  const collected = await databaseOf(container).transaction(async (trx) => {
    const { attempt, duePaise } = await lockDue(container, trx, orderId)
    checkSum(amountRupees, duePaise)
    await note(container, trx, orderId, attempt, { reference, by })
    return { orderId, amountRupees: toRupees(duePaise) }
  })
  log("info", "cash on delivery noted", { order: orderId, by: by.userId })
  return collected
}

/** @throws cod.other_sum */
export function checkSum(amountRupees: number | undefined, duePaise: number): void {
  if (amountRupees !== undefined && toPaise(amountRupees) !== duePaise)
    throw refuse(codRefusals.other_sum, toRupees(duePaise))
}

/** The sum that a courier may have collected for an order, in paise. @throws as `lockDue` */
export const dueAtDoor = (container: MedusaContainer, orderId: string): Promise<number> =>
  databaseOf(container).transaction(async (trx) => (await lockDue(container, trx, orderId)).duePaise)

/**
 * The sum that is due on delivery of an order, with its payments locked. @throws cod.order_unknown, cod.nothing_due,
 * cod.not_sent, cod.being_changed
 */
async function lockDue(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
): Promise<{ attempt: Attempt; duePaise: number }> {
  const attempts = await lockAttemptsOfOrder(trx, orderId)
  const cod = await one<{ attempt_id: string; state: string }>(
    trx,
    `select attempt_id, state from cod_order where order_id = ? for update`,
    [orderId],
  )
  if (!cod) throw refuse(codRefusals.order_unknown)
  if (cod.state !== "due") throw refuse(codRefusals.nothing_due)
  const { code } = await container.resolve("silai_order").bought(trx, orderId)
  // Before that nothing can be collected.
  if (!SENT.some((one) => one === code)) throw refuse(codRefusals.not_sent)
  const attempt = present(
    attempts.find(({ id }) => id === cod.attempt_id),
    "the attempt of what is due at the door",
  )
  // If it were crossed out a moment later, the money would have to be given back by hand.
  const isMoving = await one(
    trx,
    `select 1 from refund_ask where attempt_id = ? and state in ${REFUNDS.open} limit 1`,
    [attempt.id],
  )
  if (isMoving) throw refuse(codRefusals.being_changed)
  const { leftPaise } = await refundable(trx, attempt)
  if (leftPaise <= 0) throw refuse(codRefusals.nothing_due)
  return { attempt, duePaise: leftPaise }
}

async function note(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  attempt: Attempt,
  noted: { reference: string; by: By },
): Promise<void> {
  const noteId = present(attempt.gateway_order_id, "the sum that is due at the door")
  if (!(await noteMoney(trx, noteId, noted))) throw refuse(codRefusals.nothing_due)
  await trx.raw(`update gateway_payment set noted_by = ?, reference = ? where gateway = 'cod' and payment_id = ?`, [
    noted.by.name,
    noted.reference,
    attempt.gateway_payment_id,
  ])
  const orders = container.resolve("silai_order")
  if (!(await orders.recordReceived(trx, orderId, noted.by.name))) throw refuse(codRefusals.nothing_due)
  await trx.raw(`update cod_order set state = 'collected', ended_at = now() where order_id = ?`, [orderId])
  await notifyLive(trx, "order.changed", { orderId })
}
