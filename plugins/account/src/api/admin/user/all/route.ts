import { staffCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listInvitations, listMembers } from "../../../../staff/list"

export const POST = answer(staffCalls.userAll, async ({ visitor, container }) => {
  const database = databaseOf(container)
  const [data, invitations] = await Promise.all([
    listMembers(database, visitor.staff.userId),
    listInvitations(database),
  ])
  return { data, invitations }
})
