import { staffCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { liftedLately, locksNow } from "../../../../queries/locks"
import { isRequired } from "../../../../queries/second-factor"
import { listInvitations, listMembers } from "../../../../queries/staff"

export const POST = answer(staffCalls.userAll, async ({ visitor, container }) => {
  const database = databaseOf(container)
  const [data, invitations, secondFactorRequired, locks, lifted] = await Promise.all([
    listMembers(database, visitor.staff.userId),
    listInvitations(database),
    isRequired(database),
    locksNow(database),
    liftedLately(database),
  ])
  return { data, invitations, secondFactorRequired, locks, lifted }
})
