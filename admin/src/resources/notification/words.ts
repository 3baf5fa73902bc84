import type { Say } from "../../words/say"
import type { NotificationRecord } from "./calls"

/** "New order SL-000042", "12 new orders". */
export const titleOf = (say: Say, { kind, count, what }: NotificationRecord): string =>
  say(`notification-of.${kind}`, { n: count, what })
