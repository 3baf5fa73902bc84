import type { MedusaContainer } from "@medusajs/framework/types"
import { databaseOf, many } from "@silai/kit/knex"
import { log } from "@silai/kit/log"
import type { Worker } from "@silai/kit/worker"
import { dropStrays } from "../modules/catalogue/sql/refresh"
import { refreshWhatCan } from "../modules/catalogue/refresh-what-can"
import { addUpTallies } from "../modules/catalogue/sql/tally"

const stylesAtOnce = 50
const colourwaysOfNextStyles = `
select c.product_id, c.style_id from colourway c
 where c.style_id in (select id from style where id > ? order by id limit ${stylesAtOnce})`

let reached = ""

/**
 * Walks the whole catalogue, some styles at a time, compares every row of the listing with what it is made from, and puts right
 * what differs. Every change of ours refreshes its rows itself, so that what is found here is told in the log: a hand in the tables,
 * a sale that turned while the shop was shut, or a fault of ours.
 */
async function run(container: MedusaContainer): Promise<boolean> {
  const sql = databaseOf(container)
  const strays = reached === "" ? await many<{ id: string }>(sql, dropStrays) : []
  if (reached === "") await addUpTallies(sql)
  const rows = await many<{ product_id: string; style_id: string }>(sql, colourwaysOfNextStyles, [reached])
  const wrong = rows.length
    ? await refreshWhatCan(
        container,
        rows.map((row) => row.product_id),
      )
    : []
  const mended = [...strays.map(({ id }) => id), ...wrong]
  if (mended.length) log("warn", "listing put right", { colourways: mended })
  reached = rows.reduce((last, row) => (row.style_id > last ? row.style_id : last), "")
  // Where much is to be put right it does not rest; a shop in order is walked at ease.
  return mended.length > 0
}

export const worker: Worker = { name: "reconcile-listing", everyMs: 5_000, run }
