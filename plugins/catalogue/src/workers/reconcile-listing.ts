import type { MedusaContainer } from "@medusajs/framework/types"
import { CATALOGUE, type CatalogueFace } from "@silai/contracts/catalogue/face"
import { databaseOf, many } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

const stylesAtOnce = 50
const colourwaysOfNextStyles = `
select c.product_id, c.style_id from colourway c
 where c.style_id in (select id from style where id > ? order by id limit ${stylesAtOnce})`

let reached = ""

/**
 * Walks the whole catalogue, some styles at a time, and writes what differs: a sale that began or ended at its hour, or a hand in
 * the engine's own tables. Every change of ours refreshes its rows itself.
 */
async function run(container: MedusaContainer): Promise<boolean> {
  const rows = await many<{ product_id: string; style_id: string }>(databaseOf(container), colourwaysOfNextStyles, [reached])
  if (rows.length) await container.resolve<CatalogueFace>(CATALOGUE).refreshListing(rows.map((row) => row.product_id))
  reached = rows.reduce((last, row) => (row.style_id > last ? row.style_id : last), "")
  return rows.length > 0
}

export const worker: Worker = { name: "reconcile-listing", everyMs: 60_000, run }
