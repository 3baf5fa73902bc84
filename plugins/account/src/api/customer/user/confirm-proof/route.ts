import { profileCalls } from "@silai/contracts/account/calls"
import { LINK_USES } from "@silai/contracts/account/limits"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry, uncountTry } from "@silai/kit/rate-limit"
import { confirmProof } from "../../../../workflows/profile/proof-link"

export const POST = answer(profileCalls.confirmProof, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await countTry(database, "link_use", visitor.ip, LINK_USES.perAddress)
  const purpose = await confirmProof(database, body.token)
  await uncountTry(database, "link_use", visitor.ip, LINK_USES.perAddress)
  return { message: accountSays.proofGiven, data: { purpose } }
})
