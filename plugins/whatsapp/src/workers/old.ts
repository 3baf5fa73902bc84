import { CHAT_EVENTS } from "@silai/contracts/whatsapp/limits"
import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { deleteOldEvents } from "../workflows/event/store"

/** Deletes what is left of events that Meta no longer repeats. */
export const worker: Worker = {
  name: "whatsapp.old",
  everyMs: 10 * 60_000,
  run: (container) => deleteOldEvents(databaseOf(container), CHAT_EVENTS.storedDays),
}
