import { UID_CHECK_KEPT_DAYS } from "@silai/contracts/uid/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { forgetChecks } from "../workflows/check"
import { sweepPhotos } from "../workflows/photo"

/** Photos that no report has taken, and checks of long ago. */
export const worker: Worker = {
  name: "uid.tidying",
  everyMs: 30_000,
  run: async (container) => {
    await forgetChecks(databaseOf(container), UID_CHECK_KEPT_DAYS)
    return sweepPhotos(container)
  },
}
