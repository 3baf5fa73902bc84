import type { MedusaContainer } from "@medusajs/framework/types"
import type { RefundReason } from "@silai/contracts/checkout/limits"
import { queueFor } from "@silai/kit/events"
import { databaseOf, many, one, only, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { gatewayOf } from "./gateway"
import { settleEngineBooks } from "./engine-books"
import { lockAttemptsOfOrder } from "../attempt/attempt"
import { endDue } from "../cod/end-due"
import { refundedOfOrder } from "../refund/order-totals"
import { closeAsks, type DoneAsk, noteDeclined, putAway } from "../refund/close"
import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { BoughtWhole, KnownRefund } from "@silai/contracts/order/service"
import { present } from "@silai/contracts/present"

/**
 * Records the gateway's refunds of an order's payment, started by the shop or in the gateway's dashboard. The full list
 * is read from the gateway, so events may come twice, late or in any order. Our refund requests, our record of the
 * order and the engine's books follow in one transaction. A full refund cancels the order in a separate transaction:
 * the refund is recorded even if the order cannot be cancelled just now.
 */
export async function noteRefunds(container: MedusaContainer, gateway: string, paymentId: string): Promise<void> {
  const database = databaseOf(container)
  const known = await one<{ status: string; attempt_id: string; order_id: string | null }>(
    database,
    `select p.status, p.attempt_id, a.order_id from gateway_payment p join checkout_attempt a on a.id = p.attempt_id where p.gateway = ? and p.payment_id = ?`,
    [gateway, paymentId],
  )
  if (known?.status === "refund_due") {
    // The worker that sends refunds keeps its own count; this only wakes it early.
    await database.raw(
      `update gateway_payment set next_at = now() where gateway = ? and payment_id = ? and status = 'refund_due'`,
      [gateway, paymentId],
    )
  }
  if (known?.status !== "kept") return
  const refunds = await gatewayOf(container, { gateway }).refundsOfPayment(paymentId)
  await noteDeclined(database, { gateway, paymentId }, refunds)
  const orderId = known.order_id
  if (!orderId) {
    // The payment arrived before its order is placed; the event is retried in a moment.
    if (refunds.some(({ status }) => status === "processed")) throw new Error("The payment's order is not placed yet.")
    return
  }
  const paid = { gateway, paymentId, orderId, attemptId: known.attempt_id, refunds }
  await database.transaction((trx) => note(container, trx, paid))
}

type Paid = { gateway: string; paymentId: string; orderId: string; attemptId: string; refunds: GatewayRefund[] }

async function note(container: MedusaContainer, trx: Sql, paid: Paid): Promise<void> {
  const { gateway, paymentId, orderId, refunds } = paid
  // Serialised by the lock of the order's attempts, which placing takes first too.
  const attempt = present(
    (await lockAttemptsOfOrder(trx, orderId)).find(({ id }) => id === paid.attemptId),
    "the attempt of a payment that is kept",
  )
  const made = refunds.filter(({ status }) => status === "processed")
  const sum = made.reduce((paise, { amountPaise }) => paise + amountPaise, 0)
  const before = await only<{ refunded_paise: string }>(
    trx,
    `select refunded_paise from gateway_payment where gateway = ? and payment_id = ? for update`,
    [gateway, paymentId],
  )
  const asks = await closeAsks(trx, { gateway, paymentId }, made)
  // The refunded sum never goes down: a slower response may carry an older figure.
  const ledger = await only<{ refunded_paise: string; amount_paise: string }>(
    trx,
    `update gateway_payment set refunded_paise = least(amount_paise, greatest(refunded_paise, ?::bigint))
      where gateway = ? and payment_id = ? returning refunded_paise, amount_paise`,
    [sum, gateway, paymentId],
  )
  const [refunded, amount] = [Number(ledger.refunded_paise), Number(ledger.amount_paise)]
  if (refunded > Number(before.refunded_paise)) log("info", "refund seen", { payment: paymentId, order: orderId })
  const given = await givenOf(trx, paid)
  const all = await refundedOfOrder(trx, orderId)
  const orders = container.resolve("silai_order")
  const list = sum >= refunded ? [...made.map(knownRefund), ...given] : []
  if (all.refundPaise > 0) await orders.recordRefunded(trx, orderId, all.refundPaise, list)
  await settleEngineBooks(container, trx, {
    attempt,
    orderId,
    refunds,
    tillSends: gatewayOf(container, { gateway }).leavesRefundsToCheckout === true,
    reasonOf: ({ id }) => asks.find(({ refund_id }) => refund_id === id)?.reason ?? "Refunded outside the shop",
  })
  if (refunded >= amount) await putAway(trx, { gateway, paymentId })
  // Also of an order that continues: nothing is left for its courier to collect.
  if (refunded >= amount && gateway === "cod") await endDue(trx, orderId)
  // Money that never came is crossed out; a share that was paid before is refunded.
  const order = asks.length ? await orders.bought(trx, orderId) : null
  if (order && (!order.isDue || !gatewayOf(container, { gateway }).payWords.later)) await mailBuyer(trx, order, asks)
  if (refunded > Number(before.refunded_paise) || asks.length) await notifyLive(trx, "payment.refunded", { orderId })
  if (all.leftPaise <= 0) await queueFor(trx, "checkout.call-off", { attemptId: paid.attemptId, orderId })
}

const knownRefund = ({ id, amountPaise, createdAt, reference }: GatewayRefund): KnownRefund => ({
  id,
  paise: amountPaise,
  at: createdAt?.toISOString() ?? null,
  reference: reference ?? null,
})

/**
 * The sums that a person gave by other means, with their reason: the order counts them as refunded, the engine and the
 * gateway do not know them.
 */
const givenOf = async (trx: Sql, { gateway, paymentId }: Paid): Promise<KnownRefund[]> =>
  (
    await many<{ id: string; amount_paise: string; handled_at: Date }>(
      trx,
      `select id, amount_paise, handled_at from refund_ask where gateway = ? and payment_id = ? and state = 'given' order by handled_at, id`,
      [gateway, paymentId],
    )
  ).map(({ id, amount_paise, handled_at }) => ({
    id,
    paise: Number(amount_paise),
    at: handled_at.toISOString(),
    reference: null,
  }))

/** A mail for each refund that the shop itself has sent; those from the gateway's dashboard are not mailed by us. */
async function mailBuyer(trx: Sql, { number, contact }: BoughtWhole, asks: readonly DoneAsk[]): Promise<void> {
  for (const { id, amount_paise } of asks)
    await enqueueOutbox(trx, "refund.made", `refund.made:${id}`, {
      name: contact.name,
      email: contact.email,
      orderNumber: orderNumberOf(number),
      amountRupees: toRupees(Number(amount_paise)),
      reason: "other" satisfies RefundReason,
    })
}
