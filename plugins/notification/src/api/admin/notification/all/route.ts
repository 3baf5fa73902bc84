import { notificationCalls } from "@silai/contracts/notification/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listNotifications } from "../../../../queries/list"

export const POST = answer(notificationCalls.all, ({ body, visitor, container }) =>
  listNotifications(databaseOf(container), visitor.staff, body),
)
