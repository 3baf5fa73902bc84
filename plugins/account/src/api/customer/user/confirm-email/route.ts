import { profileCalls } from "@silai/contracts/account/calls"
import { LINK_USES } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { confirmEmail } from "../../../../workflows/email/link"

export const POST = answer(profileCalls.confirmEmail, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countRefused(database, "link_use", visitor.countedAs, LINK_USES.perAddress, () =>
    confirmEmail(database, body.token),
  )
  return { message: accountMessages.emailConfirmed }
})
