import { accountCalls } from "@silai/contracts/account/calls"
import { LOOK_UPS } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { isKnown } from "../../../people/known"

export const POST = answer(accountCalls.verifyUser, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "look_up", visitor.ip, LOOK_UPS.perAddress)
  const success = await isKnown(database, body.identifier)
  return { success, message: success ? accountSays.known : accountSays.unknown }
})
