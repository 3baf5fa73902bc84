import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many, one } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { refreshWhatCan } from "../modules/catalogue/refresh-what-can"

/** An edit reads prices as of its beginning: a sale that turns while it is being written must be looked at again once it is kept. */
const lookBackSeconds = 30

/** Products of a sale list that began or ended after the first moment, less the look back, up to the second. */
const turned = `
select distinct v.product_id as id
  from price_list pl
  join price pr on pr.price_list_id = pl.id and pr.deleted_at is null
  join product_variant_price_set vps on vps.price_set_id = pr.price_set_id and vps.deleted_at is null
  join product_variant v on v.id = vps.variant_id and v.deleted_at is null
 where pl.deleted_at is null and ((pl.starts_at > ?::timestamptz - interval '${lookBackSeconds} seconds' and pl.starts_at <= ?::timestamptz) or (pl.ends_at > ?::timestamptz - interval '${lookBackSeconds} seconds' and pl.ends_at <= ?::timestamptz))`

let since: string | null = null

/**
 * Lets a sale begin and end on the shelves at its moment. Prices themselves are always read with their hours; lists show what
 * was written last, so they are written anew here. What a stopped shop missed, the reconciling of the listing finds.
 */
async function run(container: MedusaContainer): Promise<void> {
  const sql = databaseOf(container)
  const { now } = (await one<{ now: string }>(sql, `select now()::text as now`))!
  const from = since ?? now
  const ids = (await many<{ id: string }>(sql, turned, [from, now, from, now])).map(({ id }) => id)
  if (ids.length) await refreshWhatCan(container, ids)
  since = now
}

export const worker: Worker = { name: "turn-of-sales", everyMs: 1_000, run }
