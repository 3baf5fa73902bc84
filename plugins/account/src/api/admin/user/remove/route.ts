import { staffCalls } from "@silai/contracts/account/calls"
import { staffSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { removePerson } from "../../../../staff/change"

export const POST = answer(staffCalls.userRemove, async ({ body, visitor, container }) => ({
  message: staffSays.removed(await removePerson(databaseOf(container), visitor.staff.userId, body.userId)),
}))
