import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { databaseOf, many } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

const batch = 200

/** Rows that nobody has written for a while: a sale that began or ended at its hour, or a hand in the engine's own tables. */
const stale = `
select c.product_id as id, l.product_id is not null as listed
  from colourway c left join listing l on l.product_id = c.product_id
 where l.refreshed_at is null or l.refreshed_at < now() - interval '5 minutes'
 order by l.refreshed_at nulls last limit ${batch}`

async function run(container: MedusaContainer): Promise<boolean> {
  const rows = await many<{ id: string; listed: boolean }>(databaseOf(container), stale)
  if (rows.length) await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(rows.map((row) => row.id))
  // A colourway without a price stays unlisted however often it is refreshed: it must not keep the worker running.
  return rows.length === batch && rows.every((row) => row.listed)
}

export const worker: Worker = { name: "reconcile-listing", everyMs: 60_000, run }
