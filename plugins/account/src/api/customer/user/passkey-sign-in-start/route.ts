import { passkeyCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { startEntering } from "../../../../workflows/passkey/sign-in"

export const POST = answer(passkeyCalls.passkeySignInStart, async ({ visitor, container }) => ({
  data: await startEntering(databaseOf(container), visitor.shopper.sessionId),
}))
