import type { Role } from "../staff/roles"
import type { Sql } from "../sql"
import type { StaffNotification } from "./calls"

/** The service of notifications for other plugins. */
export type INotificationModuleService = {
  /** A notification as this person has it; null when it is not for them, they do not want its kind, or have read it. */
  unreadOf(sql: Sql, reader: { userId: string; role: Role }, notificationId: string): Promise<StaffNotification | null>
  /** Erases what a staff member has read, removed and chosen, in the transaction that removes them. */
  forget(trx: Sql, userId: string): Promise<void>
}
