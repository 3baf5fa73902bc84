import { staffCalls } from "@silai/contracts/account/calls"
import { ROLE_WORDS, staffSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { changeRole } from "../../../../staff/change"

export const POST = answer(staffCalls.userUpdate, async ({ body, visitor, container }) => {
  const name = await changeRole(databaseOf(container), visitor.staff.userId, body.userId, body.role)
  return {
    message: staffSays.roleChanged(name, ROLE_WORDS[body.role].label),
    data: { _id: body.userId, role: body.role },
  }
})
