import { INSIGHT } from "@silai/contracts/insight/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { deleteOldSums } from "../workflows/old"

/** Deletes old daily sums. */
export const worker: Worker = {
  name: "insight.old",
  everyMs: 10 * 60_000,
  run: (container) => deleteOldSums(databaseOf(container), INSIGHT.storedDays),
}
