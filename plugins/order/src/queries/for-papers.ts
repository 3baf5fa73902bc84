import { type OrderForPapers, PACKED } from "@silai/contracts/order/papers"
import { pieceChangeKeyOf } from "@silai/contracts/order/piece-change"
import { takenOutKeyOf } from "@silai/contracts/order/service"
import { hideContact } from "@silai/kit/hide-contact"
import { many, one, type Sql } from "@silai/kit/knex"
import type { OrderStateRow } from "./order"
import { duePaiseOf } from "./show"

type Row = OrderStateRow & { is_packed: boolean; notes: string[] }

const packed = `exists (select 1 from order_state_log l where l.order_id = o.order_id and l.code = any(?::smallint[])) as is_packed`
/** Printed on job cards, which lie open on the table: without addresses. */
const notes = `coalesce((select json_agg(n.text order by n.created_at desc, n.id desc) from order_note n where n.order_id = o.order_id and not n.names_address), '[]') as notes`

const atDoor = (row: Row) => {
  const atDoorPaise = row.details.cod ? duePaiseOf(row) : 0
  return atDoorPaise > 0 ? { atDoorPaise } : {}
}

const paperOf = (whole: Row): OrderForPapers => {
  const { details, ...row } = whole
  return {
    orderId: row.order_id,
    number: row.number,
    code: row.code,
    placedAt: row.placed_at,
    queueDays: details.queueDays ?? 0,
    isPacked: row.is_packed,
    wish: hideContact(row.wish),
    tailor: row.tailor,
    notes: row.notes.map(hideContact),
    contact: details.contact,
    address: details.address,
    totals: details.totals,
    tax: details.tax,
    ...(details.cod && { cod: details.cod }),
    deliveryMethod: row.delivery_method,
    lines: details.lines,
    refunds: details.refunds ?? [],
    takenOut: [
      ...(details.takenOut ?? []).map(({ id }) => takenOutKeyOf(id)),
      ...(details.changes ?? []).filter(({ refundPaise }) => refundPaise > 0).map(({ id }) => pieceChangeKeyOf(id)),
    ],
    ...atDoor(whole),
  }
}

export async function forPapers(sql: Sql, orderIds: readonly string[]): Promise<OrderForPapers[]> {
  const rows = await many<Row>(
    sql,
    `select o.*, ${packed}, ${notes} from unnest(?::text[]) with ordinality as asked (id, place) join order_state o on o.order_id = asked.id order by asked.place`,
    [[...PACKED], orderIds],
  )
  return rows.map(paperOf)
}

/** Locks the order while its papers are written: a refund recorded at the same time waits, and makes them due again. */
export async function takeForPapers(trx: Sql, orderId: string): Promise<OrderForPapers | null> {
  // A separate statement: a caller that waited here while the order was packed must see that it is packed now.
  await trx.raw(`select 1 from order_state where order_id = ? for no key update`, [orderId])
  const row = await one<Row>(
    trx,
    `update order_state o set papers_due_at = null where order_id = ? and papers_due_at is not null returning o.*, ${packed}, ${notes}`,
    [orderId, [...PACKED]],
  )
  return row && paperOf(row)
}
