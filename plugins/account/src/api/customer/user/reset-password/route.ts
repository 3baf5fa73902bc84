import { profileCalls } from "@silai/contracts/account/calls"
import { RESET } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { useResetToken } from "../../../../workflows/password/use-reset"
import { rememberBrowser } from "../../../../workflows/sign-in/known-browser"

export const POST = answer(profileCalls.resetPassword, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  const { actorId, isFirst } = await countRefused(database, "reset_use", visitor.countedAs, RESET.uses.perAddress, () =>
    useResetToken(database, body.token, body.password),
  )
  // Reading the owner's mail proves ownership: this browser becomes known, so strangers' guesses do not lock it out.
  await rememberBrowser({ res, visitor, container }, actorId)
  return { message: isFirst ? accountMessages.passwordResetAlone : accountMessages.passwordReset }
})
