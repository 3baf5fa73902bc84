import { profileCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { newNonce } from "../../../../workflows/google/nonce"
import { ACCOUNT } from "../../../../modules/account/index"
import type { AccountService } from "../../../../modules/account/service"

export const POST = answer(profileCalls.googleNonce, async ({ visitor, container }) => {
  const {
    google: { clientId, gsiSrc },
  } = container.resolve<AccountService>(ACCOUNT)
  return { data: { clientId, gsiSrc, nonce: await newNonce(databaseOf(container), visitor.shopper.sessionId) } }
})
