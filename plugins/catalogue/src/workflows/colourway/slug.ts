import { COLOURWAY } from "@silai/contracts/catalogue/limits"
import { colourwayRefusals } from "@silai/contracts/catalogue/messages"
import { slugOf } from "@silai/contracts/catalogue/slug"
import { one, type Sql } from "@silai/kit/knex"
import { refuse } from "@silai/kit/refuse"

/** Locks a slug until the transaction ends, so that two requests for the same one queue. */
async function isTaken(trx: Sql, slug: string, productId: string): Promise<boolean> {
  await trx.raw(`select pg_advisory_xact_lock(hashtextextended(?, 0))`, [`slug ${slug}`])
  return (
    (await one(trx, `select 1 from product where handle = ? and id <> ? and deleted_at is null`, [slug, productId])) !==
    null
  )
}

/** @throws catalogue.slug_taken when another product uses this slug now. A product's former slug is free. */
export async function checkSlug(trx: Sql, slug: string, productId = ""): Promise<void> {
  if (await isTaken(trx, slug, productId)) throw refuse(colourwayRefusals.slug_taken)
}

/** A slug made from a name; the next free number is appended where another product has it. */
export async function freeSlug(trx: Sql, name: string): Promise<string> {
  const plain = slugOf(name)
  if (!plain) throw refuse(colourwayRefusals.slug_empty)
  for (let n = 1; ; n++) {
    const slug = n === 1 ? plain : `${plain.slice(0, COLOURWAY.slugMax - 6).replace(/-$/, "")}-${n}`
    if (!(await isTaken(trx, slug, ""))) return slug
  }
}

/** Remembers the former slug for customers' links, and forgets it when it becomes the page's own again. */
export async function leadOnFrom(trx: Sql, productId: string, oldSlug: string, newSlug: string): Promise<void> {
  await trx.raw(
    `insert into slug_redirect (old_slug, product_id) values (?, ?) on conflict (old_slug) do update set product_id = excluded.product_id, created_at = now()`,
    [oldSlug, productId],
  )
  await trx.raw(`delete from slug_redirect where old_slug = ? and product_id = ?`, [newSlug, productId])
}
