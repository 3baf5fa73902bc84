import { BAG } from "@silai/contracts/bag/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

/** Deletes old line keys: no browser retries those any more. */
export const worker: Worker = {
  name: "bag.forgetting",
  everyMs: 3_600_000,
  async run(container) {
    await databaseOf(container).raw(`delete from bag_brought where brought_at < now() - make_interval(days => ?)`, [
      BAG.rememberMovedDays,
    ])
  },
}
