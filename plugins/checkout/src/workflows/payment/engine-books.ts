import type { MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { CHECKOUT } from "@silai/contracts/checkout/limits"
import { type GatewayRefund, CHECKOUT_SENDS } from "@silai/contracts/checkout/gateway"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { SHOP } from "@silai/contracts/shop/settings"
import { inTransaction } from "@silai/kit/engine-transaction"
import { emitEvents } from "@silai/kit/events"
import { many, one, type Sql } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import { toPaise, toRupees } from "@silai/kit/money"
import type { Attempt } from "../attempt/attempt"
import { insertAsk, refundable } from "../refund/refundable"

type RefundsInside = {
  refundService_: {
    create(refund: Record<string, unknown>, context: unknown): Promise<{ id: string }>
    update(refund: Record<string, unknown>, context: unknown): Promise<unknown>
  }
  deleteRefunds(ids: string[], context: unknown): Promise<void>
  maybeUpdatePaymentCollection_(collectionId: string, context: unknown): Promise<void>
}
type TransactionsInside = {
  updateOrderPaidRefundableAmount_(
    transactions: { order_id: string; version: number; amount: number }[],
    isRemoved: boolean,
    context: unknown,
  ): Promise<void>
  updateOrderTransactions(changes: { id: string; version: number }[], context: unknown): Promise<unknown>
}

type EnginePayment = {
  id: string
  collection_id: string
  collection_status: string
  collection_refunded: string
  till_sends: boolean
}
type Row = { id: string; paise: number; gateway_refund_id: string | null; is_old: boolean }

export type Books = {
  attempt: Attempt
  orderId: string
  /** All refunds that the gateway has of this payment, in every state. */
  refunds: readonly GatewayRefund[]
  /** Whether the gateway's provider in the engine leaves refunds to the checkout. */
  tillSends: boolean
  reasonOf: (refund: GatewayRefund) => string
}

/** A refund in the engine's books that no provider has reported by then was cut off before it reached its provider. */
const cutOffAfterSeconds = 120

/**
 * Makes the engine's books of an order agree with its gateway: one refund with one transaction for each that the bank
 * has made, and for each that the engine asked for and is under way; one declined for good is removed. Runs after each
 * event, and again from `followEngineRefunds`, because the engine's workflows write their transactions only after
 * asking.
 */
export async function settleEngineBooks(container: MedusaContainer, trx: Sql, books: Books): Promise<void> {
  // After the attempt and our own record of the order, before its goods: see the README on locks.
  const order = await one<{ version: number }>(trx, `select version from "order" where id = ? for update`, [
    books.orderId,
  ])
  const payment = await one<EnginePayment>(
    trx,
    `select p.id, c.id as collection_id, c.status as collection_status, coalesce(c.refunded_amount, 0) as collection_refunded, coalesce((p.data ->> '${CHECKOUT_SENDS}')::boolean, false) as till_sends
       from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
       join payment_collection c on c.id = p.payment_collection_id
      where l.order_id = ? and l.deleted_at is null and p.captured_at is not null
        and case when ?::text is null then not exists (select 1 from checkout_attempt a where a.order_id = l.order_id and a.engine_payment_id = p.id) else p.id = ? end
      order by p.created_at limit 1 for update of p`,
    [books.orderId, books.attempt.engine_payment_id, books.attempt.engine_payment_id],
  )
  if (!order || !payment) return
  await settleRefunds(container, trx, books, payment)
  const booked = await rowsOf(trx, payment.id)
  await settleTransactions(container, trx, books.orderId, order.version, await rowsOfOrder(trx, books.orderId))
  await settleSummary(container, trx, books.orderId, order.version)
  const refunded = booked.reduce((sum, { paise }) => sum + paise, 0)
  if (refunded === toPaise(Number(payment.collection_refunded))) return
  const payments = container.resolve(Modules.PAYMENT)
  const inside = payments as typeof payments & RefundsInside
  await inTransaction(payments, trx, (context) => inside.maybeUpdatePaymentCollection_(payment.collection_id, context))
  // The engine recomputes the status from captures and refunds, and would reopen a cancelled collection.
  if (payment.collection_status === "canceled")
    await inTransaction(payments, trx, (context) =>
      payments.updatePaymentCollections(payment.collection_id, { status: "canceled" }, context),
    )
}

async function settleRefunds(
  container: MedusaContainer,
  trx: Sql,
  books: Books,
  payment: EnginePayment,
): Promise<void> {
  const payments = container.resolve(Modules.PAYMENT)
  const inside = payments as typeof payments & RefundsInside
  const rows = await rowsOf(trx, payment.id)
  const asked = await many<{ id: string; state: string; refund_id: string | null; engine_refund_id: string }>(
    trx,
    `select id, state, refund_id, engine_refund_id from refund_ask where gateway = ? and payment_id = ? and engine_refund_id is not null`,
    [books.attempt.gateway, books.attempt.gateway_payment_id],
  )
  const named = (refund: GatewayRefund) =>
    asked.find(({ id, refund_id }) => refund_id === refund.id || id === refund.notes.ask_id)?.engine_refund_id ??
    refund.notes.refund_id
  for (const refund of books.refunds.filter(({ status }) => status === "processed")) {
    if (rows.some(({ gateway_refund_id }) => gateway_refund_id === refund.id)) continue
    const row = rows.find(({ id, paise }) => id === named(refund) && paise === refund.amountPaise)
    const metadata = { gateway_refund_id: refund.id }
    if (row) {
      row.gateway_refund_id = refund.id
      await inTransaction(payments, trx, (context) => inside.refundService_.update({ id: row.id, metadata }, context))
      continue
    }
    const fresh = { payment: payment.id, amount: toRupees(refund.amountPaise), note: books.reasonOf(refund), metadata }
    await inTransaction(payments, trx, (context) => inside.refundService_.create(fresh, context))
    await emitEvents(trx, { name: "payment.refunded", data: [{ id: payment.id }] })
  }
  for (const row of rows.filter(({ gateway_refund_id }) => !gateway_refund_id)) {
    const theirs = books.refunds.find((refund) => named(refund) === row.id)
    const ask = asked.find(({ engine_refund_id }) => engine_refund_id === row.id)
    const stays = ask
      ? ["waiting", "sent"].includes(ask.state)
      : theirs
        ? theirs.status === "pending"
        : !books.tillSends || !(payment.till_sends || row.is_old) || (await askForEngine(trx, books.attempt, row))
    if (stays) continue
    log("warn", "the engine's refund is taken back", { order: books.orderId, refund: row.id, paise: row.paise })
    await inTransaction(payments, trx, (context) => inside.deleteRefunds([row.id], context))
  }
}

/**
 * Records a refund request for a refund that the engine has booked, up to what is left.
 * @returns whether anything is left
 */
async function askForEngine(trx: Sql, attempt: Attempt, row: Row): Promise<boolean> {
  const { leftPaise, promisedPaise } = await refundable(trx, attempt)
  const amountPaise = Math.min(row.paise, leftPaise)
  if (amountPaise <= 0) return false
  await insertAsk(trx, attempt, {
    amountPaise,
    seenPaise: promisedPaise,
    isRest: row.paise >= leftPaise,
    reason: paymentRefundMessages.byEngine,
    key: `engine:${row.id}`,
    engineRefundId: row.id,
    by: { userId: "engine", name: SHOP.name },
  })
  return true
}

const rowsOf = async (trx: Sql, paymentId: string): Promise<Row[]> =>
  (
    await many<{ id: string; amount: string; gateway_refund_id: string | null; is_old: boolean }>(
      trx,
      `select id, amount, metadata ->> 'gateway_refund_id' as gateway_refund_id, created_at < now() - make_interval(secs => ?) as is_old
         from refund where payment_id = ? and deleted_at is null order by created_at, id`,
      [cutOffAfterSeconds, paymentId],
    )
  ).map(({ amount, ...row }) => ({ ...row, paise: toPaise(Number(amount)) }))

/** The refunds of all payments of an order. */
async function rowsOfOrder(trx: Sql, orderId: string): Promise<Row[]> {
  const payments = await many<{ id: string }>(
    trx,
    `select p.id from order_payment_collection l join payment p on p.payment_collection_id = l.payment_collection_id
      where l.order_id = ? and l.deleted_at is null and p.captured_at is not null order by p.created_at, p.id`,
    [orderId],
  )
  const rows: Row[] = []
  for (const { id } of payments) rows.push(...(await rowsOf(trx, id)))
  return rows
}

/** One transaction for each refund in the books, and none for anything else. */
async function settleTransactions(
  container: MedusaContainer,
  trx: Sql,
  orderId: string,
  version: number,
  refunds: readonly Row[],
): Promise<void> {
  const booked = await many<{ id: string; reference_id: string | null; amount: string }>(
    trx,
    `select id, reference_id, amount from order_transaction where order_id = ? and reference = 'refund' and deleted_at is null order by created_at, id`,
    [orderId],
  )
  const missing = [...refunds]
  const wrong = booked.filter(({ reference_id, amount }) => {
    const place = missing.findIndex(({ id, paise }) => id === reference_id && toPaise(-Number(amount)) === paise)
    if (place >= 0) missing.splice(place, 1)
    return place < 0
  })
  const orders = container.resolve(Modules.ORDER)
  const inside = orders as typeof orders & TransactionsInside
  if (wrong.length) {
    const ids = wrong.map(({ id }) => id)
    // The engine corrects the summary of the version that a transaction was booked in; only the order's own is read.
    await inTransaction(orders, trx, (context) =>
      inside.updateOrderTransactions(
        ids.map((id) => ({ id, version })),
        context,
      ),
    )
    await inTransaction(orders, trx, (context) => orders.deleteOrderTransactions(ids, context))
  }
  const currency_code = CHECKOUT.currency.toLowerCase()
  if (missing.length)
    await inTransaction(orders, trx, (context) =>
      orders.addOrderTransactions(
        missing.map(({ id, paise }) => ({
          order_id: orderId,
          amount: -toRupees(paise),
          currency_code,
          reference: "refund",
          reference_id: id,
        })),
        context,
      ),
    )
}

/**
 * The engine adds each transaction to a summary read earlier, without a lock: of two at once one is lost for good. The
 * transactions' sum is what counts.
 */
async function settleSummary(container: MedusaContainer, trx: Sql, orderId: string, version: number): Promise<void> {
  const summary = await one<{ missing: string }>(
    trx,
    `select coalesce((select sum(-t.amount) from order_transaction t where t.order_id = s.order_id and t.reference = 'refund' and t.deleted_at is null), 0)
            - coalesce((s.totals ->> 'refunded_total')::numeric, 0) as missing
       from order_summary s where s.order_id = ? and s.version = ? and s.deleted_at is null for update of s`,
    [orderId, version],
  )
  const missing = Number(summary?.missing ?? 0)
  if (!missing) return
  const orders = container.resolve(Modules.ORDER)
  const inside = orders as typeof orders & TransactionsInside
  const gone = [{ order_id: orderId, version, amount: -Math.abs(missing) }]
  await inTransaction(orders, trx, (context) => inside.updateOrderPaidRefundableAmount_(gone, missing < 0, context))
}
