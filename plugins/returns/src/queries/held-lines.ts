import type { BoughtLine, BoughtWhole } from "@silai/contracts/order/service"
import { RETURN_KIND } from "@silai/contracts/returns/kinds"
import { type ReturnKind, returnNumberOf } from "@silai/contracts/returns/limits"
import { cameWithId, placeOf } from "@silai/contracts/returns/pieces"
import { many, type Sql } from "@silai/kit/knex"
import { hereSince, isHeldAgain } from "./request"

/**
 * Pieces of an order as their buyer has them; `since`: when they reached the buyer, or will have at the latest, `cameWith`: the
 * exchange they came with.
 */
export type HeldLine = BoughtLine & { since: Date | null; cameWith: string | null }

type Row = {
  kind: ReturnKind
  number: number
  at: Date
  item_id: string
  quantity: number
  paid_paise: string
  to_size: string | null
  to_inventory_item_id: string | null
}

/**
 * The lines of an order, and what came for some of them in exchanges. Each new piece has its own days for a request, and so has
 * an altered one; it was paid with what was paid for the piece that it replaces.
 */
export async function heldLines(sql: Sql, order: BoughtWhole): Promise<HeldLine[]> {
  const rows = await many<Row>(
    sql,
    `select r.kind, r.number, ${hereSince} as at, l.item_id, l.quantity, l.paid_paise, l.to_size, l.to_inventory_item_id
       from return_request r join return_line l on l.return_id = r.id
      where r.order_id = ? and ${isHeldAgain} order by r.number, length(l.item_id), l.item_id`,
    [order.orderId],
  )
  const returnedAt = (itemId: string) =>
    rows.filter((row) => !RETURN_KIND[row.kind].givesSize && row.item_id === itemId).map(({ at }) => at)
  const latest = (dates: readonly (Date | null)[]) =>
    dates.reduce((last, date) => (date && (!last || date > last) ? date : last), null)
  const ordered = order.lines.map((line) => ({
    ...line,
    since: latest([order.deliveredAt, ...returnedAt(line.itemId)]),
    cameWith: null,
  }))
  const came = rows.flatMap(({ kind, number, at, item_id, quantity, paid_paise, to_size, to_inventory_item_id }) => {
    const line = ordered.find(({ itemId }) => itemId === placeOf(item_id))
    if (!RETURN_KIND[kind].givesSize || !line || to_size === null) return []
    const cameWith = returnNumberOf(number)
    return [
      {
        ...line,
        itemId: cameWithId(item_id, cameWith),
        size: to_size,
        inventoryItemId: to_inventory_item_id,
        quantity,
        paidPaise: Number(paid_paise),
        since: at,
        cameWith,
      },
    ]
  })
  return [...ordered, ...came]
}
