import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { dropUnseen } from "../workflows/forget-devices"

/** Forgets browsers that were not seen for long. */
export const worker: Worker = {
  name: "push.old",
  everyMs: 10 * 60_000,
  run: (container) => dropUnseen(databaseOf(container)),
}
