import { staffCalls } from "@silai/contracts/account/calls"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { inviteAgain } from "../../../../workflows/staff/invite"

export const POST = answer(staffCalls.userInviteAgain, async ({ body, visitor, container }) => ({
  message: staffMessages.invited(await inviteAgain(databaseOf(container), visitor.staff, body.invitationId)),
}))
