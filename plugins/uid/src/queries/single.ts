import type { MedusaContainer } from "@medusajs/framework/types"
import { orderNumberOf } from "@silai/contracts/order/limits"
import type { SingleUid } from "@silai/contracts/uid/shapes"
import { uidRefusals } from "@silai/contracts/uid/messages"
import type { UidState } from "@silai/contracts/uid/limits"
import { databaseOf, many, one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"
import { movesByHand } from "../rules/moves"
import { findUid, rowOf, type UidRecord } from "./rows"

type LogRow = { what: UidState | "label"; at: Date; by: string; note: string; order_number: number | null }

/** An id's history and prints, oldest first. */
const historyOf = (sql: Sql, { id, batch_id, at }: UidRecord) =>
  many<LogRow>(
    sql,
    `select state as what, at, by, note, order_number from uid_log where uid_id = ?
      union all
     select 'label', at, by, sheet, null from uid_print where batch_id = ? and ? between first and last
      order by at`,
    [id, batch_id, at],
  )

/** One id with all its facts. @throws uid.unknown */
export async function showUid(container: MedusaContainer, id: string): Promise<SingleUid> {
  const sql = databaseOf(container)
  const row = await findUid(sql, id)
  if (!row) throw refuse(uidRefusals.unknown)
  const [history, reports, order] = await Promise.all([
    historyOf(sql, row),
    one<{ count: number }>(sql, `select count(*)::int as count from uid_report where uid_id = ?`, [id]),
    row.order_id ? container.resolve("silai_order").bought(sql, row.order_id) : null,
  ])
  return {
    ...rowOf(row),
    why: row.why,
    itemId: row.item_id,
    firstCheckedAt: row.first_checked_at?.toISOString() ?? null,
    order: order && {
      _id: order.orderId,
      number: orderNumberOf(order.number),
      code: order.code,
      customerName: order.contact.name,
      phone: order.contact.phone,
    },
    reports: reports?.count ?? 0,
    history: history.map(({ what, at, by, note, order_number }) => ({
      what,
      by,
      note,
      at: at.toISOString(),
      orderNumber: order_number === null ? null : orderNumberOf(order_number),
    })),
    nextStates: [...movesByHand(row.state, row.was)],
  }
}
