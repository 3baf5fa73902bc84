import { staffCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { liftLock } from "../../../../workflows/lock/lift"

export const POST = answer(staffCalls.unlock, async ({ body: { kind, subject }, visitor, container }) => {
  const who = await liftLock(databaseOf(container), kind, subject, visitor.staff)
  return { message: accountMessages.lockLifted(who) }
})
