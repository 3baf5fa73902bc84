import { type OrderForPapers, PACKED } from "@silai/contracts/order/papers"
import { takenOutKeyOf } from "@silai/contracts/order/service"
import { hideContact } from "@silai/kit/hide-contact"
import { many, one, type Sql } from "@silai/kit/knex"
import type { OrderStateRow } from "./order"

type Row = OrderStateRow & { is_packed: boolean; notes: string[] }

const packed = `exists (select 1 from order_state_log l where l.order_id = o.order_id and l.code = any(?::smallint[])) as is_packed`
/** They are printed on job cards, which lie open on the table: without addresses. */
const notes = `coalesce((select json_agg(n.text order by n.created_at desc, n.id desc) from order_note n where n.order_id = o.order_id and not n.names_address), '[]') as notes`

const paperOf = ({ details, ...row }: Row): OrderForPapers => ({
  orderId: row.order_id,
  number: row.number,
  code: row.code,
  placedAt: row.placed_at,
  isPacked: row.is_packed,
  notes: row.notes.map(hideContact),
  contact: details.contact,
  address: details.address,
  totals: details.totals,
  tax: details.tax,
  deliveryMethod: row.delivery_method,
  lines: details.lines,
  refunds: details.refunds ?? [],
  takenOut: (details.takenOut ?? []).map(({ id }) => takenOutKeyOf(id)),
})

export async function forPapers(sql: Sql, orderIds: readonly string[]): Promise<OrderForPapers[]> {
  const rows = await many<Row>(
    sql,
    `select o.*, ${packed}, ${notes} from unnest(?::text[]) with ordinality as asked (id, place) join order_state o on o.order_id = asked.id order by asked.place`,
    [[...PACKED], orderIds],
  )
  return rows.map(paperOf)
}

/** Whoever writes an order's papers holds its row: news of a refund waits, and puts it on the list again. */
export async function takeForPapers(trx: Sql, orderId: string): Promise<OrderForPapers | null> {
  // A statement of its own: whoever waited here for somebody who packs the order must see that it is packed now.
  await trx.raw(`select 1 from order_state where order_id = ? for update`, [orderId])
  const row = await one<Row>(
    trx,
    `update order_state o set papers_due_at = null where order_id = ? and papers_due_at is not null returning o.*, ${packed}, ${notes}`,
    [orderId, [...PACKED]],
  )
  return row && paperOf(row)
}
