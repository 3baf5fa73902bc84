import { randomBytes } from "node:crypto"
import type { MedusaContainer } from "@medusajs/framework/types"
import { uidOf } from "@silai/contracts/uid/code"
import { UID, UID_BATCH } from "@silai/contracts/uid/limits"
import { crashPoint } from "@silai/kit/crash-point"
import { emitEvents } from "@silai/kit/events"
import { databaseOf, many, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"

/**
 * Makes the next ids of the oldest batch that lacks some, in one transaction with the count of made ids: after a crash
 * the rest is made, and none twice. Several processes make several batches. @returns whether there may be more to make
 */
export function makeUids(container: MedusaContainer): Promise<boolean> {
  return databaseOf(container).transaction(async (trx) => {
    const batch = await one<{ id: string; quantity: number; made: number }>(
      trx,
      `select id, quantity, made from uid_batch where made < quantity order by created_at limit 1 for update skip locked`,
    )
    if (!batch) return false
    const asked = Math.min(UID_BATCH.atOnce, batch.quantity - batch.made)
    const bytes = randomBytes(asked * UID.bytes)
    const ids = Array.from({ length: asked }, (_, at) => uidOf(bytes.subarray(at * UID.bytes, (at + 1) * UID.bytes)))
    // An id that already exists is skipped, and one more made in the next round: places continue after the stored ones.
    const stored = await many<{ id: string }>(
      trx,
      `insert into uid (id, batch_id, at) select n.id, ?, ? + row_number() over (order by n.place) from unnest(?::text[]) with ordinality as n (id, place)
        where not exists (select 1 from uid u where u.id = n.id) on conflict (id) do nothing returning id`,
      [batch.id, batch.made, ids],
    )
    crashPoint("uids-made")
    await trx.raw(`update uid_batch set made = made + ? where id = ?`, [stored.length, batch.id])
    if (batch.made + stored.length === batch.quantity)
      await emitEvents(trx, { name: "silai.uid-batch.updated", data: [{ id: batch.id }] })
    await notifyLive(trx, "uid.changed", { batchId: batch.id })
    return true
  })
}
