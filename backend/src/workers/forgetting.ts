import { TOLD } from "@silai/contracts/messaging/limits"
import { ENGINE_EVENT } from "@silai/kit/events"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

/**
 * Deletes old events that were sent: every order and every count of stock leaves some. Blanks old sent messages; their
 * keys stay, as a record that they were sent. What was given up is blanked too: it was logged as an error on its day.
 */
export const worker: Worker = {
  name: "house.forgetting",
  everyMs: 30_000,
  async run(container) {
    const database = databaseOf(container)
    await database.raw(
      `delete from outbox where topic = ? and status = 'sent' and payload <> '{}' and created_at < now() - make_interval(days => ?)`,
      [ENGINE_EVENT, TOLD.forgetAfterDays],
    )
    await database.raw(
      `update outbox set payload = '{}' where status <> 'waiting' and payload <> '{}' and created_at < now() - make_interval(days => ?)`,
      [TOLD.forgetAfterDays],
    )
  },
}
