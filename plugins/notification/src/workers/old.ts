import { NOTIFICATION } from "@silai/contracts/notification/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { deleteOld } from "../workflows/old"

/** Deletes old notifications for all. */
export const worker: Worker = {
  name: "notification.old",
  everyMs: 10 * 60_000,
  run: (container) => deleteOld(databaseOf(container), NOTIFICATION.storedDays),
}
