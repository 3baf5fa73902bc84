import { profileCalls } from "@silai/contracts/account/calls"
import { LINK_USES } from "@silai/contracts/account/limits"
import { accountMessages, accountRefusals } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { refuse } from "@silai/kit/refuse"
import { confirmEmail } from "../../../../workflows/email/link"

export const POST = answer(profileCalls.confirmEmail, async ({ body, visitor, container }) => {
  const isProven = await countRefused(databaseOf(container), "link_use", visitor.countedAs, LINK_USES.perAddress, () =>
    confirmEmail(container, visitor.shopper, body.token),
  )
  // Not counted: the link is right.
  if (!isProven) throw refuse(accountRefusals.link_elsewhere)
  return { message: accountMessages.emailConfirmed }
})
