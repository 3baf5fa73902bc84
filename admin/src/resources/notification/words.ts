import type { Say } from "../../words/say"
import type { NotificationRecord } from "./calls"

/** "New order SL-000042", "12 new orders": as many as are unread, or once all are read, all. */
export const titleOf = (say: Say, { kind, count, fresh, what }: NotificationRecord): string =>
  say(`notification-of.${kind}`, { n: fresh || count, what })
