import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

/** Adds up the dashboard's sums: the changes of a day, and of a state, become one row. */
export const worker: Worker = {
  name: "returns.tally",
  everyMs: 10 * 60_000,
  async run(container) {
    await databaseOf(container).raw(`select add_up_returns()`)
  },
}
