import { databaseOf, one } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { recountAll } from "../workflows/stock/recount"

/** Every night between two and five in India, when few buy; and at any hour when that was missed. */
const isDue = `extract(hour from now() at time zone 'Asia/Kolkata') between 2 and 4 and at < now() - interval '12 hours' or at < now() - interval '26 hours'`

/** Recounts the stock once a day, in one process. */
export const worker: Worker = {
  name: "catalogue.nightly-recount",
  everyMs: 600_000,
  async run(container) {
    const mine = await one(databaseOf(container), `update stock_recount set at = now() where ${isDue} returning 1`)
    if (mine) await recountAll(container)
  },
}
