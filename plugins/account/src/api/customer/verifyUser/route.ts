import { accountCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { isKnown } from "../../../queries/look-up"
import { countLookUp } from "../../../workflows/customer/count-look-up"

export const POST = answer(accountCalls.verifyUser, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countLookUp(database, visitor, body.identifier)
  const success = await isKnown(database, body.identifier)
  return { success, message: success ? accountMessages.known : accountMessages.unknown }
})
