import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { RETURN_KINDS, returnNumberOf } from "@silai/contracts/returns/limits"
import type {
  IReturnsModuleService,
  NamedReturn,
  ReturnedPiece,
  RefundedReturn,
} from "@silai/contracts/returns/service"
import type { FindAsk, FoundThing } from "@silai/contracts/notice/find"
import { many, one, type Sql } from "@silai/kit/knex"
import { forgetUnused, releaseSent } from "@silai/kit/sent-files"
import { readDays, readWaiting } from "../../queries/days"
import { findReturns, returnsForOrders } from "../../queries/list"
import { hereSince, isHeldAgain, isOpen } from "../../queries/request"

/** Their pieces become the shop's again. */
const COMING_BACK = RETURN_KINDS.filter((kind) => RETURN_KIND[kind].restocks)

type Row = {
  id: string
  number: number
  at: Date
  goods_paise: string
  refund_paise: string
  lines: RefundedReturn["lines"]
}

/** `IReturnsModuleService` documents each method. */
export class ReturnsService implements IReturnsModuleService {
  find(sql: Sql, ask: FindAsk): Promise<FoundThing[]> {
    return findReturns(sql, ask)
  }

  async returnedLines(sql: Sql, orderId: string): Promise<RefundedReturn[]> {
    const rows = await many<Row>(
      sql,
      `select r.id, r.number, r.goods_paise, r.refund_paise,
              (select min(at) from return_log g where g.return_id = r.id and g.state = 'refunded') as at,
              (select json_agg(json_build_object('itemId', place, 'quantity', quantity, 'paidPaise', paid) order by length(place), place)
                 from (select split_part(item_id, '/', 1) as place, sum(quantity)::int as quantity, sum(paid_paise)::bigint as paid
                         from return_line l where l.return_id = r.id group by 1) p) as lines
         from return_request r where order_id = ? and state = 'refunded' order by at, r.number`,
      [orderId],
    )
    return rows.map((row) => ({
      returnId: row.id,
      returnNumber: returnNumberOf(row.number),
      at: row.at.toISOString(),
      goodsPaise: Number(row.goods_paise),
      refundPaise: Number(row.refund_paise),
      lines: row.lines,
    }))
  }

  async returnedPieces(sql: Sql, orderId: string): Promise<ReturnedPiece[]> {
    const rows = await many<{ id: string; number: number; item_id: string; quantity: number; to_size: string | null }>(
      sql,
      `select r.id, r.number, l.item_id, l.quantity, case when r.state <> 'refunded' then l.to_size end as to_size from return_request r join return_line l on l.return_id = r.id
        where r.order_id = ? and r.kind = any(?::text[]) and r.state in ('received', 'refunded', 'exchanged') order by r.number, l.item_id`,
      [orderId, COMING_BACK],
    )
    return rows.map(({ id, number, item_id: itemId, quantity, to_size: toSize }) => ({
      returnId: id,
      returnNumber: returnNumberOf(number),
      itemId,
      quantity,
      toSize,
    }))
  }

  forOrders(sql: Sql, orderIds: readonly string[], most: number): Promise<NamedReturn[]> {
    return returnsForOrders(sql, orderIds, most)
  }

  async openFor(sql: Sql, orderIds: readonly string[], since: Date): Promise<string[]> {
    const rows = await many<{ order_id: string }>(
      sql,
      `select distinct r.order_id from return_request r
        where r.order_id = any(?::text[]) and (${isOpen} or (${isHeldAgain} and ${hereSince} >= ?))`,
      [[...orderIds], since],
    )
    return rows.map(({ order_id }) => order_id)
  }

  async hasOpen(trx: Sql, customerId: string): Promise<boolean> {
    return (
      (await one(trx, `select 1 from return_request where customer_id = ? and ${isOpen} limit 1`, [customerId])) !==
      null
    )
  }

  days(sql: Sql, since: string) {
    return readDays(sql, since)
  }

  waiting(sql: Sql) {
    return readWaiting(sql)
  }

  async forget(trx: Sql, customerId: string): Promise<void> {
    const ownRequests = `(select id from return_request where customer_id = ?)`
    const own = await many<{ id: string }>(trx, `select id from return_request where customer_id = ?`, [customerId])
    await forgetUnused(trx, "return", customerId)
    await releaseSent(
      trx,
      "return",
      own.map(({ id }) => id),
    )
    await trx.raw(`update return_line set note = '' where return_id in ${ownRequests}`, [customerId])
    await trx.raw(`update return_log set by = '' where user_id is null and return_id in ${ownRequests}`, [customerId])
    await trx.raw(
      `update return_request set customer_name = '', phone = '', email = '', address = null, parcels = '{}' where customer_id = ?`,
      [customerId],
    )
  }
}
