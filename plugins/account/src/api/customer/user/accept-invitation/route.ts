import { staffCalls } from "@silai/contracts/account/calls"
import { INVITATION } from "@silai/contracts/staff/limits"
import { staffMessages } from "@silai/contracts/staff/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { isNew, startSession } from "../../../../workflows/sign-in/start-session"
import { acceptInvitation } from "../../../../workflows/staff/accept"

export const POST = answer(staffCalls.acceptInvitation, async ({ body, visitor, container, req, res }) => {
  const database = databaseOf(container)
  const { userId, role } = await countRefused(
    database,
    "invitation_use",
    visitor.countedAs,
    INVITATION.uses.perAddress,
    () => acceptInvitation(database, body),
  )
  await startSession({ req, res, visitor, container }, { role: "admin", actorId: userId }, isNew)
  return { message: staffMessages.welcome, data: { role: "admin", staffRole: role } }
})
