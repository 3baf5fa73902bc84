import { notificationKindsOf } from "@silai/contracts/notification/kinds"
import type { Role } from "@silai/contracts/staff/roles"

/** The reader: their role decides which notifications they may see, their own rows which ones they have read. */
export type Reader = { userId: string; role: Role }

/**
 * The notifications of one person, as a table `mine` for a statement to begin with: of their duties, of kinds that they want, not removed
 * by them. `shown`: how many things each is about for them; `fresh`: how many of those they have not read.
 */
export function mineOf({ userId, role }: Reader): { sql: string; bindings: unknown[] } {
  return {
    sql: `with mine as (
      select n.*, n.count - coalesce(s.gone_count, 0) as shown, n.count - greatest(coalesce(s.read_count, 0), coalesce(s.gone_count, 0)) as fresh
        from staff_notification n left join staff_notification_seen s on s.notification_id = n.id and s.user_id = ?
       where n.kind = any(?::text[]) and n.count > coalesce(s.gone_count, 0)
         and (n.user_id = ? or (n.role is null or n.role = ? or ?::boolean)
           and not exists (select 1 from staff_notification_unwanted u where u.user_id = ? and u.kind = n.kind)))`,
    bindings: [userId, notificationKindsOf(role), userId, role, role === "owner", userId],
  }
}
