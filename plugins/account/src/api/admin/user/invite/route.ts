import { staffCalls } from "@silai/contracts/account/calls"
import { staffSays } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { invite } from "../../../../staff/invite"

export const POST = answer(staffCalls.userInvite, async ({ body, visitor, container }) => {
  const _id = await invite(databaseOf(container), visitor.staff, body.email, body.role)
  return { message: staffSays.invited(body.email), data: { _id } }
})
