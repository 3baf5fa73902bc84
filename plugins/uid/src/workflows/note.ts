import type { UidState } from "@silai/contracts/uid/limits"
import { emitEvents } from "@silai/kit/events"
import type { Sql } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import type { UidRecord } from "../queries/rows"

export type Mover = { name: string; userId: string | null }
export type InOrder = { orderId: string; number: number; itemId: string }
type Change = { to: UidState; note?: string; returnId?: string | null }

/**
 * Gives locked ids their next state, with who, when and why, and sends an event. `order`: the one that they belong to
 * from now on; absent, they keep theirs; null, they belong to none.
 */
export async function settle(
  trx: Sql,
  rows: readonly UidRecord[],
  { to, note = "", returnId = null }: Change,
  by: Mover,
  order?: InOrder | null,
): Promise<void> {
  if (!rows.length) return
  const ids = rows.map(({ id }) => id)
  const [{ order_id: from }] = rows as [UidRecord]
  const orderId = order === undefined ? from : (order?.orderId ?? null)
  const moves = order !== undefined
  await trx.raw(
    `update uid set state = ?, was = case when ? = 'reported' then state end, why = ?, return_id = ?, changed_at = now(),
            order_id = case when ? then ? else order_id end, order_number = case when ? then ?::int else order_number end,
            item_id = case when ? then ? else item_id end
      where id = any(?::text[])`,
    [
      to,
      to,
      to === "void" || to === "reported" ? note : "",
      returnId,
      moves,
      order?.orderId ?? null,
      moves,
      order?.number ?? null,
      moves,
      order?.itemId ?? null,
      ids,
    ],
  )
  // The history also keeps the order that an id comes from.
  await trx.raw(
    `insert into uid_log (uid_id, state, by, user_id, note, order_id, order_number, item_id)
     select r.* from jsonb_to_recordset(?::jsonb) as r (uid_id text, state text, by text, user_id text, note text, order_id text, order_number int, item_id text)`,
    [
      JSON.stringify(
        rows.map((row) => ({
          uid_id: row.id,
          state: to,
          by: by.name,
          user_id: by.userId,
          note,
          order_id: order?.orderId ?? row.order_id,
          order_number: order?.number ?? row.order_number,
          item_id: order?.itemId ?? row.item_id,
        })),
      ),
    ],
  )
  const data = rows.map(({ id, state }) => ({ id, from: state, to, order_id: orderId ?? from }))
  await emitEvents(trx, { name: "silai.uid.moved", data })
  await notifyLive(trx, "uid.changed", { orderId: orderId ?? from })
}
