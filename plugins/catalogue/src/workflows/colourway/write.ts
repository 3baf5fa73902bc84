import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { colourwayRefusals, needsInWords } from "@silai/contracts/catalogue/messages"
import { many } from "@silai/kit/knex"
import { notifyLive } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { Edit } from "./engine"
import { readColourway } from "../../queries/colourway/read"

/** Replaces the related colourways, in this order. @throws catalogue.related_gone */
export async function writeRelated({ trx }: Edit, productId: string, related: readonly string[]): Promise<void> {
  const wanted = [...new Set(related)].filter((id) => id !== productId)
  // Locked until the transaction ends: one being deleted at the same time is either gone already, or stays.
  const known = await many<{ id: string }>(
    trx,
    `select product_id as id from colourway where product_id = any(?::text[]) order by product_id for key share`,
    [wanted],
  )
  if (known.length < wanted.length) throw refuse(colourwayRefusals.related_gone)
  await trx.raw(`delete from related_colourway where product_id = ?`, [productId])
  await trx.raw(
    `insert into related_colourway (product_id, related_id, rank) select ?, id, place - 1 from unnest(?::text[]) with ordinality as r (id, place)`,
    [productId, wanted],
  )
}

export const writeHistory = (edit: Edit, productId: string, what: readonly string[]): Promise<void> =>
  writeHistories(edit, [{ productId, what }])

/** Records what changed in each; unchanged ones get no entry. */
export async function writeHistories(
  { trx, by }: Edit,
  changes: readonly { productId: string; what: readonly string[] }[],
): Promise<void> {
  const real = changes.filter(({ what }) => what.length)
  if (!real.length) return
  await trx.raw(
    `insert into colourway_log (product_id, by, what) select "productId", ?, what from jsonb_to_recordset(?::jsonb) as change ("productId" text, what text[])`,
    [by.name, JSON.stringify(real)],
  )
}

/** Refreshes the listing in the same transaction, and notifies open back-office pages that show any of these. */
export async function publishChange(
  { trx, container }: Edit,
  productIds: readonly string[],
  shownOn: readonly string[] = productIds,
): Promise<void> {
  await container.resolve("catalogue").refreshListing(productIds, trx)
  await notifyLive(trx, "colourway.changed", ...shownOn.map((colourwayId) => ({ colourwayId })))
}

/** Reads the saved colourway. @throws catalogue.not_ready when customers would see something unfinished */
export async function readFinished({ trx }: Edit, productId: string): Promise<Colourway> {
  const after = await readColourway(trx, productId)
  if (after.status === "published" && after.missing.length)
    throw refuseWith({ missing: after.missing }, colourwayRefusals.not_ready, needsInWords(after.missing))
  return after
}
