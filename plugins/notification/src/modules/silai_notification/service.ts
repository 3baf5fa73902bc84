import type { StaffNotification } from "@silai/contracts/notification/calls"
import type { INotificationModuleService } from "@silai/contracts/notification/service"
import type { Sql } from "@silai/kit/knex"
import { unreadOf } from "../../queries/list"
import type { Reader } from "../../queries/mine"
import { forgetPerson } from "../../workflows/seen"

/** `INotificationModuleService` documents each method. */
export class NotificationService implements INotificationModuleService {
  unreadOf(sql: Sql, reader: Reader, notificationId: string): Promise<StaffNotification | null> {
    return unreadOf(sql, reader, notificationId)
  }

  forget(trx: Sql, userId: string): Promise<void> {
    return forgetPerson(trx, userId)
  }
}
