import { CHAT } from "@silai/contracts/whatsapp/limits"
import { emitEvents } from "@silai/kit/events"
import { type Database, many } from "@silai/kit/knex"

/** Notifies staff of chats that wait for too long, each once for each time that it waits. */
export const noteWaiting = (database: Database): Promise<void> =>
  database.transaction(async (trx) => {
    const rows = await many<{ id: string; waiting_since: Date }>(
      trx,
      `update whatsapp_chat set waiting_notified_at = now() where id = any(array(
         select id from whatsapp_chat where waiting_since < now() - make_interval(mins => ?) and waiting_notified_at is null
            and merged_into is null and done_at is null and (snoozed_until is null or snoozed_until <= now())
          order by waiting_since limit 100 for update skip locked)) returning id, waiting_since`,
      [CHAT.waitsAfterMinutes],
    )
    await emitEvents(trx, {
      name: "silai.whatsapp.waiting",
      data: rows.map(({ id, waiting_since }) => ({ id, since: waiting_since.toISOString() })),
    })
  })
