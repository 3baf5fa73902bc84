import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import type { AskedRefund, ICheckoutModuleService, RefundStatus } from "@silai/contracts/checkout/service"
import type { DeliveryMethod } from "@silai/contracts/checkout/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { WebhookNews } from "@silai/contracts/notice/health"
import { ADOPT_WITHIN_HOURS } from "@silai/contracts/order/limits"
import { type Database, many, one, only, type Sql } from "@silai/kit/knex"
import { REFUNDS } from "../../queries/refund-states"
import { findPayments } from "../../queries/payment/list"
import { alarmed } from "../../queries/payment/row"
import { readNews } from "../../queries/payment/news"
import { disputesOf } from "../../queries/payment/disputes"
import { readDetails } from "../../queries/details"
import { bagKeyOf } from "../../workflows/attempt/attempt"
import { gatewaysIn } from "../../rules/gateways"
import { forgetEnqueued } from "@silai/kit/outbox"
import { askRefund, leftOfOrder, refundStatuses } from "../../workflows/refund/order-refund"
import { notedOf } from "../../workflows/noted-payment/book"
import { refundCancelledOrder } from "../../workflows/refund/cancelled-order"

/** `ICheckoutModuleService` documents each method. The checkout's own acts are in `src/workflows`, each one transaction. */
export class CheckoutService implements ICheckoutModuleService {
  readonly #gateways: Record<DeliveryMethod, string>
  readonly #database: Database

  /** @throws at start, in words, when the option is missing, or names no gateway for a delivery method */
  constructor(container: Record<string, unknown>, options: unknown) {
    this.#gateways = gatewaysIn(options)
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  gatewayFor(method: DeliveryMethod): string {
    return this.#gateways[method]
  }

  async contactOf(shopper: { sessionId: string; customerId: string | null }) {
    const { contact } = await readDetails(this.#database, bagKeyOf(shopper))
    return contact && { phone: contact.phone, email: contact.email }
  }

  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findPayments(sql, ask)
  }

  refundCancelledOrder(trx: Sql, orderId: string, by: { userId: string; name: string }): Promise<number> {
    return refundCancelledOrder(trx, orderId, by)
  }

  askRefund(trx: Sql, ask: AskedRefund): Promise<number> {
    return askRefund(trx, ask)
  }

  leftPaise(sql: Sql, orderId: string, key?: string): Promise<number> {
    return leftOfOrder(sql, orderId, key)
  }

  refundsOf(sql: Sql, keys: readonly string[]): Promise<Map<string, RefundStatus>> {
    return refundStatuses(sql, keys)
  }

  async refundOf(sql: Sql, key: string): Promise<RefundStatus | null> {
    return (await refundStatuses(sql, [key])).get(key) ?? null
  }

  notedOf(sql: Sql, orderId: string) {
    return notedOf(sql, orderId)
  }

  disputesOf(sql: Sql, orderIds: readonly string[]) {
    return disputesOf(sql, orderIds)
  }

  async refundingPaise(sql: Sql, orderId: string): Promise<number> {
    const row = await only<{ paise: string }>(
      sql,
      `select coalesce(sum(r.amount_paise), 0) as paise from refund_ask r join checkout_attempt a on a.id = r.attempt_id
        where a.order_id = ? and r.state in ${REFUNDS.open}`,
      [orderId],
    )
    return Number(row.paise)
  }

  async refundsDue(): Promise<number> {
    const row = await one<{ count: string }>(
      this.#database,
      `select (select count(*) from gateway_payment where status = 'refund_due')
            + (select count(*) from refund_ask r join gateway_payment p on p.gateway = r.gateway and p.payment_id = r.payment_id
                where p.status = 'kept' and r.state in ${REFUNDS.underWay}) as count`,
    )
    return Number(row?.count ?? 0)
  }

  async alarms(): Promise<{ payments: number; notices: number; mismatches: number }> {
    const row = await only<{ payments: string; notices: string; mismatches: string }>(
      this.#database,
      `select (select count(*) from (${alarmed}) alarm) as payments,
              (select count(*) from gateway_event where handled_at is null and given_up_at is not null) as notices,
              (select count(*) from payment_mismatch where closed_at is null) as mismatches`,
    )
    return { payments: Number(row.payments), notices: Number(row.notices), mismatches: Number(row.mismatches) }
  }

  news(): Promise<WebhookNews[]> {
    return readNews(this.#database, Object.values(this.#gateways))
  }

  async storeEvent(gateway: string, eventId: string, body: Buffer): Promise<void> {
    await this.#database.raw(
      `insert into gateway_event (event_id, gateway, body) values (?, ?, ?) on conflict (event_id) do nothing`,
      // Another gateway may use the same id for its own event.
      [`${gateway}:${eventId}`, gateway, body],
    )
  }

  async isMoneyMoving(trx: Sql, customerId: string): Promise<boolean> {
    return (
      (await one(
        trx,
        `select 1 from checkout_attempt a where customer_id = ? and (status in ('open', 'held', 'paid', 'placing', 'refund_due')
            or exists (select 1 from refund_ask r where r.attempt_id = a.id and r.state in ${REFUNDS.open})) limit 1`,
        [customerId],
      )) !== null
    )
  }

  async endDetails(trx: Sql, customerId: string): Promise<void> {
    await trx.raw(`update checkout_details set over_at = now() where bag_key = ?`, [customerId])
  }

  async forget(trx: Sql, customerId: string, sessionIds: readonly string[]): Promise<void> {
    await trx.raw(`delete from checkout_details where bag_key = any(?)`, [[customerId, ...sessionIds]])
    const attempts = await many<{ id: string; gateway_order_id: string | null; email: string | null }>(
      trx,
      `select id, gateway_order_id, snapshot -> 'contact' ->> 'email' as email from checkout_attempt where customer_id = ?`,
      [customerId],
    )
    const payments = await many<{ id: string }>(
      trx,
      `select payment_id as id from gateway_payment where attempt_id = any(?)`,
      [attempts.map(({ id }) => id)],
    )
    const orderIds = attempts.flatMap(({ gateway_order_id }) => gateway_order_id ?? [])
    // The rows stay, so that a repeated event is recognised. An event that was given up, or names no order, is found by
    // the ids in its body.
    await trx.raw(
      `update gateway_event e set body = ''
        where gateway_order_id = any(?)
           or gateway_order_id is null and coalesce(handled_at, given_up_at) is not null
              and exists (select 1 from unnest(?::text[]) id where position(convert_to(id, 'UTF8') in e.body) > 0)`,
      [orderIds, [...orderIds, ...payments.map(({ id }) => id)]],
    )
    await forgetEnqueued(
      trx,
      attempts.flatMap(({ email }) => email ?? []),
    )
  }

  async adopt(sessionId: string, customerId: string): Promise<void> {
    await this.#database.raw(
      `update checkout_attempt set customer_id = ?, updated_at = now() where session_id = ? and customer_id is null
          and (status in ('open', 'held', 'paid', 'placing') or created_at > now() - make_interval(hours => ?))`,
      [customerId, sessionId, ADOPT_WITHIN_HOURS],
    )
  }
}
