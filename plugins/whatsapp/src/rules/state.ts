import { MESSAGE_STATES, type MessageState } from "@silai/contracts/whatsapp/kinds"

/** WhatsApp's report on a sent message. `at`: its own time, in seconds. */
export type Report = { state: Extract<MessageState, "sent" | "failed" | "delivered" | "read">; code: number | null }

const REPORTS: Record<string, Report["state"] | undefined> = {
  sent: "sent",
  failed: "failed",
  delivered: "delivered",
  read: "read",
  // A voice message was listened to.
  played: "read",
}

/** The state behind a status as WhatsApp names it; null for one that the shop does not know. */
export const reportedState = (status: string): Report["state"] | null => REPORTS[status] ?? null

/**
 * The state of a message after a report, or null where it stays as it is. Any order of the same reports gives the same state: the one
 * of the highest rank. A message that was delivered did not fail.
 */
export const afterReport = (now: MessageState, reported: Report["state"]): Report["state"] | null =>
  MESSAGE_STATES[reported].rank > MESSAGE_STATES[now].rank ? reported : null
