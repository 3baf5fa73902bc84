import { profileCalls } from "@silai/contracts/account/calls"
import { LINK_USES } from "@silai/contracts/account/limits"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countRefused } from "@silai/kit/rate-limit"
import { confirmProof } from "../../../../workflows/profile/proof-link"

export const POST = answer(profileCalls.confirmProof, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const purpose = await countRefused(database, "link_use", visitor.countedAs, LINK_USES.perAddress, () =>
    confirmProof(database, visitor.shopper, body.token),
  )
  return { message: accountMessages.proofGiven, data: { purpose } }
})
