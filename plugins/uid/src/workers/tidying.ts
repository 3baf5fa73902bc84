import { UID_CHECK_KEPT_DAYS } from "@silai/contracts/uid/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { forgetChecks } from "../workflows/check"

/** Removes old checks. */
export const worker: Worker = {
  name: "uid.tidying",
  everyMs: 30_000,
  run: (container) => forgetChecks(databaseOf(container), UID_CHECK_KEPT_DAYS),
}
