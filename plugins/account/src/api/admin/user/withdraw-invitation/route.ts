import { staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { withdrawInvitation } from "../../../../workflows/staff/invite"

export const POST = answer(staffCalls.userWithdrawInvitation, async ({ body, container }) => {
  await withdrawInvitation(databaseOf(container), body.invitationId)
  return { message: staffMessages.withdrawn }
})
