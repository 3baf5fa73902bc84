import { NOTIFICATION_ROWS } from "@silai/contracts/messaging/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { OURS } from "../workflows/send"

/** Deletes rows of the Notification module that a crash has left: each names a recipient. */
export const worker: Worker = {
  name: "messaging.sweeping",
  everyMs: 30_000,
  async run(container) {
    await databaseOf(container).raw(
      `delete from notification where trigger_type = ? and created_at < now() - make_interval(mins => ?)`,
      [OURS, NOTIFICATION_ROWS.sweptAfterMinutes],
    )
  },
}
