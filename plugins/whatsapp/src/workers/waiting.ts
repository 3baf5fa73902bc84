import { databaseOf } from "@silai/kit/knex"
import type { Worker } from "@silai/kit/worker"
import { noteWaiting } from "../workflows/chat/note-waiting"

/**
 * Notifies staff of chats that no one has answered for an hour. `neglects` nothing: since when one waits is WhatsApp's time, so an event
 * that arrives hours late would make the shop count as not ready.
 */
export const worker: Worker = {
  name: "whatsapp.waiting",
  everyMs: 60_000,
  run: (container) => noteWaiting(databaseOf(container)),
}
