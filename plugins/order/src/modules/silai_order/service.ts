import type { MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys } from "@medusajs/framework/utils"
import { emitEvents, queueFor } from "@silai/kit/events"
import { type Database, many, one, type Sql } from "@silai/kit/knex"
import { countedContact, type KnownBuyer } from "@silai/contracts/account/known-buyer"
import { mailboxOf } from "@silai/contracts/account/mailbox"
import { ADOPT_WITHIN_HOURS } from "@silai/contracts/order/limits"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import type { ChosenOrders } from "@silai/contracts/order/matching"
import type { OrderForPapers } from "@silai/contracts/order/papers"
import type {
  OrderToChange,
  PieceChange,
  StoredPieceChange,
  PieceOut,
  UnpaidPieceChange,
} from "@silai/contracts/order/piece-change"
import type {
  Bought,
  Buyer,
  BoughtWhole,
  BuyerOfOrder,
  IOrderModuleService,
  KnownRefund,
  NamedOrder,
  OrderAsker,
  OrderDay,
  OrderSums,
  PlacedOrder,
} from "@silai/contracts/order/service"
import { CANCELLED, codeOf, NEXT, type OrderStatusCode } from "@silai/contracts/order/status"
import { notifyLive } from "@silai/kit/outbox"
import { orderKeyOf } from "@silai/kit/signed-key"
import { changePieces } from "../../workflows/change-pieces"
import { pieceLeftOut } from "../../workflows/piece-left-out"
import { callOff } from "../../workflows/move"
import { boughtById, boughtOf, receivedBy } from "../../queries/bought"
import { findWholeRow } from "../../queries/find"
import { findAnyGuest, findAnyOrder } from "../../queries/find-any"
import { forPapers, takeForPapers } from "../../queries/for-papers"
import { chosenIds } from "../../queries/matching"
import { buyerOf, numberOf, ordersOfPerson } from "../../queries/of-person"
import { namedOrders } from "../../queries/named-orders"
import { recordUndelivered } from "../../workflows/undelivered"
import { recordReceived } from "../../workflows/receive"
import { recordOrder } from "../../workflows/record-order"
import { recordExchanged } from "../../workflows/exchanged"
import { recordReturned } from "../../workflows/returned"
import { readDays, readSales, readSums } from "../../queries/sums"
import { changesOf, toChange } from "../../queries/to-change"
import { piecesToSew } from "../../queries/workshop-load"
import { forgetNotes } from "../../workflows/notes"

/** `IOrderModuleService` documents each method. */
export class OrderModuleService implements IOrderModuleService {
  readonly #database: Database

  constructor(container: Record<string, unknown>) {
    this.#database = container[ContainerRegistrationKeys.PG_CONNECTION] as Database
  }

  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findAnyOrder(sql, ask)
  }

  findGuests(sql: Sql, ask: FindAsk): Promise<(FoundThing & { phone: string })[]> {
    return findAnyGuest(sql, ask)
  }

  piecesToSew(sql: Sql): Promise<number> {
    return piecesToSew(sql)
  }

  recordOrder(trx: Sql, order: PlacedOrder): Promise<void> {
    return recordOrder(trx, order)
  }

  toChange(sql: Sql, orderId: string, out: PieceOut | null): Promise<OrderToChange> {
    return toChange(sql, orderId, out)
  }

  changePieces(container: MedusaContainer, trx: Sql, change: PieceChange): Promise<void> {
    return changePieces(container, trx, change)
  }

  pieceLeftOut(trx: Sql, change: UnpaidPieceChange): Promise<void> {
    return pieceLeftOut(trx, change)
  }

  changesOf(sql: Sql, orderId: string): Promise<StoredPieceChange[]> {
    return changesOf(sql, orderId)
  }

  async recordRefunded(
    trx: Sql,
    orderId: string,
    refundedPaise: number,
    refunds: readonly KnownRefund[] = [],
  ): Promise<void> {
    // A bank's reference may follow later, without another refund.
    if (refunds.length) {
      await trx.raw(
        // Those of the order's other payments stay.
        `update order_state
            set details = jsonb_set(details, '{refunds}', coalesce(
                  (select jsonb_agg(known order by place) from jsonb_array_elements(details -> 'refunds') with ordinality as r (known, place)
                    where known ->> 'id' <> all(?::text[])), '[]') || ?::jsonb),
                papers_due_at = now()
          where order_id = ?`,
        [refunds.map(({ id }) => id), JSON.stringify(refunds), orderId],
      )
      await queueFor(trx, "papers.due", { id: orderId })
    }
    const more = await one(
      trx,
      `update order_state set refunded_paise = least(total_paise, ?::bigint), updated_at = now()
        where order_id = ? and refunded_paise < least(total_paise, ?::bigint) returning 1`,
      [refundedPaise, orderId, refundedPaise],
    )
    if (!more) return
    await emitEvents(trx, { name: "order.updated", data: [{ id: orderId }] })
    await notifyLive(trx, "order.changed", { orderId })
  }

  recordUndelivered(trx: Sql, orderId: string, by: { name: string; userId: string }): Promise<string | null> {
    return recordUndelivered(trx, orderId, by)
  }

  named(sql: Sql, names: readonly string[]): Promise<NamedOrder[]> {
    return namedOrders(sql, names)
  }

  recordReceived(sql: Sql, orderId: string, by: string): Promise<boolean> {
    return recordReceived(sql, orderId, by)
  }

  async hasOrdered(sql: Sql, buyer: KnownBuyer): Promise<boolean> {
    const { phone, email } = countedContact(buyer)
    return (
      (await one(
        sql,
        `select 1 from order_state
          where (customer_id = ? or phone = ? or mailbox = ? or (phone = ? and is_phone_proven)) and code <> all(?::smallint[]) limit 1`,
        [buyer.customerId, phone, email && mailboxOf(email), buyer.proven?.phone ?? null, [...CANCELLED]],
      )) !== null
    )
  }

  async mayBeCancelled(orderId: string): Promise<boolean> {
    const row = await one<{ code: OrderStatusCode }>(
      this.#database,
      `select code from order_state where order_id = ?`,
      [orderId],
    )
    return row !== null && NEXT[row.code].includes(10)
  }

  callOff(container: MedusaContainer, trx: Sql, orderId: string): Promise<boolean> {
    return callOff(container, trx, orderId)
  }

  sums(latest: number): Promise<OrderSums> {
    return readSums(this.#database, latest)
  }

  salesOf(sql: Sql, orderId: string) {
    return readSales(sql, orderId)
  }

  days(since: string): Promise<OrderDay[]> {
    return readDays(this.#database, since)
  }

  async boughtBy(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<BoughtWhole> {
    return boughtOf(this.#database, await findWholeRow(this.#database, asker, ask))
  }

  bought(sql: Sql, orderId: string): Promise<BoughtWhole> {
    return boughtById(sql, orderId)
  }

  receivedBy(sql: Sql, customerId: string): Promise<string[]> {
    return receivedBy(sql, customerId)
  }

  recordReturned(trx: Sql, orderId: string, by: { name: string; userId: string | null }): Promise<boolean> {
    return recordReturned(trx, orderId, by)
  }

  recordExchanged(trx: Sql, orderId: string, of: Parameters<IOrderModuleService["recordExchanged"]>[2]): Promise<void> {
    return recordExchanged(trx, orderId, of)
  }

  buyerOf(sql: Sql, orderId: string): Promise<BuyerOfOrder | null> {
    return buyerOf(sql, orderId)
  }

  numberOf(sql: Sql, orderId: string): Promise<string | null> {
    return numberOf(sql, orderId)
  }

  buyersPath(orderId: string): string {
    return `/order-confirmation/${orderId}#key=${orderKeyOf(orderId)}`
  }

  ordersOf(who: Buyer): Promise<Bought> {
    return ordersOfPerson(this.#database, who)
  }

  async hasOpenOrders(trx: Sql, customerId: string): Promise<boolean> {
    const open = Object.entries(NEXT)
      .filter(([, next]) => next.some((code) => code !== codeOf("returned")))
      .map(([code]) => Number(code))
    return (
      (await one(trx, `select 1 from order_state where customer_id = ? and code = any(?) limit 1`, [
        customerId,
        open,
      ])) !== null
    )
  }

  async adopt(sessionId: string, customerId: string): Promise<void> {
    await this.#database.transaction(async (trx) => {
      const orders = await many<{ id: string }>(
        trx,
        `update order_state set customer_id = ? where session_id = ? and customer_id is null and placed_at > now() - make_interval(hours => ?)
         returning order_id as id`,
        [customerId, sessionId, ADOPT_WITHIN_HOURS],
      )
      const data = orders.map(({ id }) => ({ id, customer_id: customerId }))
      await emitEvents(trx, { name: "silai.order.adopted", data })
    })
  }

  async forget(trx: Sql, customerId: string): Promise<void> {
    await forgetNotes(trx, customerId)
    await trx.raw(`update order_state set wish = '' where customer_id = ? and wish <> ''`, [customerId])
  }

  async idOfWhole(asker: OrderAsker, ask: { orderId: string; key?: string }): Promise<string> {
    return (await findWholeRow(this.#database, asker, ask)).order_id
  }

  chosen(sql: Sql, of: ChosenOrders, contact: boolean): Promise<string[]> {
    return chosenIds(sql, of, contact)
  }

  forPapers(sql: Sql, orderIds: readonly string[]): Promise<OrderForPapers[]> {
    return forPapers(sql, orderIds)
  }

  takeForPapers(trx: Sql, orderId: string): Promise<OrderForPapers | null> {
    return takeForPapers(trx, orderId)
  }
}
