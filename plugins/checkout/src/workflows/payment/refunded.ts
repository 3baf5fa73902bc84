import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toRupees } from "@silai/kit/money"
import { enqueueOutbox, notifyLive } from "@silai/kit/outbox"
import { gatewayOf } from "./gateway"
import { type Attempt, lockAttempt } from "../attempt/attempt"
import { closeAsks, type DoneAsk, noteDeclined } from "../refund/answered"
import type { GatewayRefund } from "@silai/contracts/checkout/gateway"
import { orderNumberOf } from "@silai/contracts/order/limits"
import { type KnownRefund, ORDER_DESK } from "@silai/contracts/order/service"

/** A refund that the engine started carries its id (our payment provider writes it there). */
const isByEngine = ({ notes }: GatewayRefund) => Boolean(notes.refund_id)

/** Whether the youngest refund is the engine's, which may be in the midst of cancelling. Gateways know the time to the second. */
function isEngineAtWork(refunds: readonly GatewayRefund[]): boolean {
  const at = ({ createdAt }: GatewayRefund) => createdAt?.getTime() ?? 0
  const youngest = Math.max(...refunds.map(at))
  return refunds.some((refund) => at(refund) === youngest && isByEngine(refund))
}

/**
 * Records the gateway's refunds of an order's payment, whoever started them: the shop, the engine, or somebody in
 * the gateway's dashboard. The gateway is asked for the full list, so events may come twice, late or in any order. A full
 * refund before the parcel left cancels the order, so that nobody sews and ships what is not paid for (decision 0010).
 * @param engineIsDone false while the engine may still be processing this refund: it finishes what it began.
 */
export async function noteRefunds(
  container: MedusaContainer,
  gateway: string,
  paymentId: string,
  { engineIsDone = false } = {},
): Promise<void> {
  const database = databaseOf(container)
  const known = await one<{ status: string; order_id: string | null }>(
    database,
    `select p.status, a.order_id from gateway_payment p join checkout_attempt a on a.id = p.attempt_id where p.gateway = ? and p.payment_id = ?`,
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
  const all = await gatewayOf(container, { gateway }).refundsOfPayment(paymentId)
  await noteDeclined(database, { gateway, paymentId }, all)
  const refunds = all.filter(({ status }) => status === "processed")
  if (!refunds.length) return
  const orderId = known.order_id
  // The payment arrived before its order is placed; the event is retried in a moment.
  if (!orderId) throw new Error("The payment's order is not placed yet.")
  const isWhole = await database.transaction((trx) => note(container, trx, { gateway, paymentId, orderId, refunds }))
  // The engine tells when it is done; where its event is lost, `followRefunds` comes back to it.
  if (!engineIsDone && isEngineAtWork(refunds)) return
  if (isWhole) await callOff(container, orderId)
  await database.raw(
    `update gateway_payment set followed_paise = refunded_paise where gateway = ? and payment_id = ?`,
    [gateway, paymentId],
  )
}

type Paid = { gateway: string; paymentId: string; orderId: string; refunds: GatewayRefund[] }

async function note(
  container: MedusaContainer,
  trx: Sql,
  { gateway, paymentId, orderId, refunds }: Paid,
): Promise<boolean> {
  const before = await one<{ attempt_id: string; refunded_paise: string; amount_paise: string }>(
    trx,
    `select attempt_id, refunded_paise, amount_paise from gateway_payment where gateway = ? and payment_id = ?`,
    [gateway, paymentId],
  )
  // Serialised by the attempt's lock, which placing takes first too.
  const attempt = await lockAttempt(trx, before!.attempt_id)
  const sum = refunds.reduce((paise, { amountPaise }) => paise + amountPaise, 0)
  // The refunded sum never goes down: a slower response may carry an older figure.
  const ledger = await one<{ refunded_paise: string }>(
    trx,
    `update gateway_payment set refunded_paise = least(amount_paise, greatest(refunded_paise, ?::bigint))
      where gateway = ? and payment_id = ? returning refunded_paise`,
    [sum, gateway, paymentId],
  )
  const refunded = Number(ledger!.refunded_paise)
  if (refunded > Number(before!.refunded_paise)) log("info", "refund seen", { payment: paymentId, order: orderId })
  await container.resolve(ORDER_DESK).recordRefunded(trx, orderId, refunded, refunds.map(knownRefund))
  const asks = await closeAsks(trx, { gateway, paymentId }, refunds)
  for (const refund of refunds)
    if (!isByEngine(refund)) await recordInEngine(container, trx, orderId, refund, reasonOf(refund, asks))
  await tellBuyer(trx, attempt!, asks)
  await notifyLive(trx, "payment.refunded", { orderId })
  return refunded >= Number(before!.amount_paise)
}

const knownRefund = ({ id, amountPaise, createdAt, reference }: GatewayRefund): KnownRefund => ({
  id,
  paise: amountPaise,
  at: createdAt?.toISOString() ?? null,
  reference: reference ?? null,
})

const reasonOf = ({ id }: GatewayRefund, asks: readonly DoneAsk[]) =>
  asks.find(({ refund_id }) => refund_id === id)?.reason ?? "Refunded outside the shop"

/** A mail for each refund that the shop itself has sent; what others send, they tell of themselves. */
async function tellBuyer(
  trx: Sql,
  { order_id, snapshot: { contact } }: Attempt,
  asks: readonly DoneAsk[],
): Promise<void> {
  if (!asks.length) return
  const order = await one<{ display_id: number }>(trx, `select display_id from "order" where id = ?`, [order_id])
  for (const { id, amount_paise } of asks)
    await enqueueOutbox(trx, "refund.made", `refund.made:${id}`, {
      name: contact.name,
      email: contact.email,
      orderNumber: orderNumberOf(Number(order!.display_id)),
      amountRupees: toRupees(Number(amount_paise)),
      reason: "other",
    })
}

type RefundsInside = {
  refundService_: { create(refund: Record<string, unknown>, context: unknown): Promise<{ id: string }> }
  maybeUpdatePaymentCollection_(collectionId: string, context: unknown): Promise<void>
}

/**
 * Books a refund made outside the engine in the engine, once; otherwise a later cancellation would refund the same
 * money again.
 */
async function recordInEngine(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  refund: GatewayRefund,
  note: string,
): Promise<void> {
  const payment = await one<{ id: string; collection_id: string; is_known: boolean }>(
    trx,
    `select p.id, p.payment_collection_id as collection_id,
            exists (select 1 from refund r where r.payment_id = p.id and r.metadata ->> 'gateway_refund_id' = ? and r.deleted_at is null) as is_known
       from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
      where l.order_id = ? and l.deleted_at is null and p.captured_at is not null order by p.created_at limit 1 for update of p`,
    [refund.id, orderId],
  )
  if (!payment || payment.is_known) return
  const amount = toRupees(refund.amountPaise)
  const payments = container.resolve(Modules.PAYMENT)
  // The public method would ask the gateway to pay back once more.
  const inside = payments as typeof payments & RefundsInside
  const made = await inTransaction(payments, trx, (context) =>
    inside.refundService_.create(
      {
        payment: payment.id,
        amount,
        note,
        metadata: { gateway_refund_id: refund.id },
      },
      context,
    ),
  )
  await inTransaction(payments, trx, (context) => inside.maybeUpdatePaymentCollection_(payment.collection_id, context))
  const orders = container.resolve(Modules.ORDER)
  const currency_code = CHECKOUT.currency.toLowerCase()
  await inTransaction(orders, trx, (context) =>
    orders.addOrderTransactions(
      [{ order_id: orderId, amount: -amount, currency_code, reference: "refund", reference_id: made.id }],
      context,
    ),
  )
  await emitEvents(trx, { name: "payment.refunded", data: [{ id: payment.id }] })
}

/** Cancels an order that has not left the shop, because its whole money went back. */
const callOff = (container: MedusaContainer, orderId: string): Promise<boolean> =>
  databaseOf(container).transaction(async (trx) => {
    await trx.raw(`select 1 from checkout_attempt where order_id = ? for update`, [orderId])
    return container.resolve(ORDER_DESK).callOff(container, trx, orderId)
  })
