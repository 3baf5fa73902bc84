import { staffCalls } from "@silai/contracts/account/calls"
import { INVITATION } from "@silai/contracts/staff/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { readInvitation } from "../../../../workflows/staff/accept"

export const POST = answer(staffCalls.invitation, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const data = await countRefused(database, "invitation_look", visitor.countedAs, INVITATION.reads.perAddress, () =>
    readInvitation(database, body.token),
  )
  return { data }
})
