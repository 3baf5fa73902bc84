import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { Worker } from "@silai/kit/worker"
import { deleteStrayListings } from "../modules/catalogue/sql/refresh"
import { refreshListings } from "../modules/catalogue/refresh-listings"
import { addUpTallies } from "../modules/catalogue/sql/tally"

const stylesAtOnce = 50
const colourwaysOfNextStyles = `
select c.product_id, c.style_id from colourway c
 where c.style_id in (select id from style where id > ? order by id limit ${stylesAtOnce})`

let reached = ""

/**
 * Goes through the whole catalogue, some styles at a time, compares every listing row with its source, and corrects
 * differences. Every change through our code refreshes its rows itself, so a correction is logged: it means a manual
 * edit of the tables, a sale that started or ended while the shop was down, or a bug of ours.
 */
async function run(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const strays = reached === "" ? await many<{ id: string }>(sql, deleteStrayListings) : []
  // At once: what follows may fail, and they are gone already.
  report(strays.map(({ id }) => id))
  if (reached === "") await addUpTallies(sql)
  const rows = await many<{ product_id: string; style_id: string }>(sql, colourwaysOfNextStyles, [reached])
  const wrong = rows.length
    ? (
        await refreshListings(
          container,
          rows.map((row) => row.product_id),
        )
      ).changed
    : []
  report(wrong)
  reached = rows.reduce((last, row) => (row.style_id > last ? row.style_id : last), "")
  // No pause while there is much to correct; otherwise it runs at leisure.
  return strays.length + wrong.length > 0
}

function report(colourways: readonly string[]): void {
  if (colourways.length) log("warn", "listing put right", { colourways })
}

export const worker: Worker = { name: "reconcile-listing", everyMs: 30_000, run }
