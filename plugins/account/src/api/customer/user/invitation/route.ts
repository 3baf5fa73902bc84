import { staffCalls } from "@silai/contracts/account/calls"
import { INVITATION } from "@silai/contracts/staff/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry, uncountTry } from "@silai/kit/rate-limit"
import { readInvitation } from "../../../../workflows/staff/accept"

export const POST = answer(staffCalls.invitation, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "invitation_look", visitor.ip, INVITATION.looks.perAddress)
  const data = await readInvitation(database, body.token)
  await uncountTry(database, "invitation_look", visitor.ip, INVITATION.looks.perAddress)
  return { data }
})
