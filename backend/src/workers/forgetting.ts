import { SENT_MESSAGES } from "@silai/contracts/messaging/limits"
import { forgetAudit } from "@silai/kit/audit-log"
import { ENGINE_EVENT } from "@silai/kit/events"
import { forgetReplies } from "@silai/kit/kept-reply"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"

/**
 * Deletes old sent events: every order and stock count leaves some. Blanks old sent messages; their keys stay, as a record that
 * they were sent. Failed ones are blanked too: each was logged as an error on its day. Deletes the replies kept for a repeated press.
 */
export const worker: Worker = {
  name: "house.forgetting",
  everyMs: 30_000,
  async run(container) {
    const database = databaseOf(container)
    await database.raw(
      `delete from outbox where topic = ? and status = 'sent' and payload <> '{}' and created_at < now() - make_interval(days => ?)`,
      [ENGINE_EVENT, SENT_MESSAGES.forgetAfterDays],
    )
    await database.raw(
      `update outbox set payload = '{}' where status <> 'waiting' and payload <> '{}' and created_at < now() - make_interval(days => ?)`,
      [SENT_MESSAGES.forgetAfterDays],
    )
    await forgetAudit(database)
    await forgetReplies(database)
  },
}
