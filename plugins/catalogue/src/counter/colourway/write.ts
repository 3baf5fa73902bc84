import type { Colourway } from "@silai/contracts/catalogue/colourway-shapes"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { colourwayRefusals, needsInWords } from "@silai/contracts/catalogue/messages"
import { many } from "@silai/kit/knex"
import { ring } from "@silai/kit/outbox"
import { refuse, refuseWith } from "@silai/kit/refuse"
import type { Edit } from "./engine"
import { readColourway } from "./read"

/** Replaces what goes with a colourway, in this order. @throws catalogue.related_gone */
export async function writeRelated({ trx }: Edit, productId: string, related: readonly string[]): Promise<void> {
  const wanted = [...new Set(related)].filter((id) => id !== productId)
  // Kept until we are done: one that is being deleted at this moment is gone already, or stays.
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

/** Writes down what was changed of each; where nothing was, nothing. */
export async function writeHistories(
  { trx, by }: Edit,
  changes: readonly { productId: string; what: readonly string[] }[],
): Promise<void> {
  const real = changes.filter(({ what }) => what.length)
  if (!real.length) return
  await trx.raw(
    `insert into colourway_log (product_id, by, what) select "productId", ?, what from jsonb_to_recordset(?::jsonb) as told ("productId" text, what text[])`,
    [by.name, JSON.stringify(real)],
  )
}

/** Readies the shop for what was written, in the same transaction, and wakes the open pages of the counter that show any of these. */
export async function publishChange(
  { trx, container }: Edit,
  productIds: readonly string[],
  told: readonly string[] = productIds,
): Promise<void> {
  await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(productIds, trx)
  await ring(trx, "colourway.changed", ...told.map((colourwayId) => ({ colourwayId })))
}

/** Reads back what was written. @throws catalogue.not_ready when customers would see something unfinished */
export async function readFinished({ trx }: Edit, productId: string): Promise<Colourway> {
  const after = await readColourway(trx, productId)
  if (after.status === "published" && after.missing.length)
    throw refuseWith({ missing: after.missing }, colourwayRefusals.not_ready, needsInWords(after.missing))
  return after
}
