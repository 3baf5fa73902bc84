import { profileCalls } from "@silai/contracts/account/calls"
import { RESET } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { useResetToken } from "../../../../reset/use"

export const POST = answer(profileCalls.resetPassword, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "reset_use", visitor.ip, RESET.uses.perAddress)
  await useResetToken(database, body.token, body.password)
  return { message: accountSays.passwordReset }
})
