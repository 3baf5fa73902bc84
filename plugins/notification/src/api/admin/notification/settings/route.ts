import { notificationCalls } from "@silai/contracts/notification/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { choicesOf } from "../../../../queries/choices"

export const POST = answer(notificationCalls.settings, async ({ visitor, container }) => ({
  data: await choicesOf(databaseOf(container), visitor.staff),
}))
