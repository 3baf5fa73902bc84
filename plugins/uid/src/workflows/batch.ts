import type { MedusaContainer } from "@medusajs/framework/types"
import type { ParsedBodyOf } from "@silai/contracts/call"
import type { uidCalls } from "@silai/contracts/uid/calls"
import { uidRefusals } from "@silai/contracts/uid/messages"
import { emitEvents } from "@silai/kit/events"
import { newId } from "@silai/kit/ids"
import { databaseOf, one } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse } from "@silai/kit/refuse"
import type { Piece } from "../queries/rows"

export type NewBatch = ParsedBodyOf<typeof uidCalls.generate> & { by: string }

/** Stores the request; the ids are made in the background. @throws uid.piece_unknown */
export async function generateUids(
  container: MedusaContainer,
  { variantId, size, quantity, madeOn, note, by }: NewBatch,
): Promise<{ batchId: string }> {
  const [known] = await container.resolve("catalogue").priceLines([{ variantId, size }])
  if (!known) throw refuse(uidRefusals.piece_unknown)
  const { name, slug, colour, colourCode, thumbnail, sku } = known
  const piece: Piece = { name, slug, color: colour, colorCode: colourCode, thumbnail, sku }
  const batchId = newId("ubt")
  return databaseOf(container).transaction(async (trx) => {
    await trx.raw(
      `insert into uid_batch (id, colourway_id, size, piece, made_on, note, quantity, created_by) values (?, ?, ?, ?::jsonb, ?, ?, ?, ?)`,
      [batchId, known.colourwayId, size, JSON.stringify(piece), madeOn, note, quantity, by],
    )
    await emitEvents(trx, { name: "silai.uid-batch.created", data: [{ id: batchId }] })
    await notifyLive(trx, "uid.changed", { batchId })
    return { batchId }
  })
}

/** Removes a batch that was never printed: requested by mistake. @throws uid.batch_unknown, uid.batch_used */
export function removeUids(container: MedusaContainer, { batchId }: { batchId: string }): Promise<{ batchId: string }> {
  return databaseOf(container).transaction(async (trx) => {
    const known = await one(trx, `select 1 from uid_batch where id = ? for update`, [batchId])
    if (!known) throw refuse(uidRefusals.batch_unknown)
    const used = await one(
      trx,
      `select 1 where exists (select 1 from uid where batch_id = ? and state <> 'unused') or exists (select 1 from uid_print where batch_id = ?)`,
      [batchId, batchId],
    )
    if (used) throw refuse(uidRefusals.batch_used)
    await trx.raw(`delete from uid_batch where id = ?`, [batchId])
    await emitEvents(trx, { name: "silai.uid-batch.deleted", data: [{ id: batchId }] })
    await notifyLive(trx, "uid.changed", { batchId })
    return { batchId }
  })
}
