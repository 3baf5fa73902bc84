import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../queries/passkeys"
import { readProfile } from "../../../../queries/profile"
import { proveSelf } from "../../../../workflows/profile/prove"
import { removePasskey } from "../../../../workflows/passkey/manage"

export const POST = answer(passkeyCalls.passkeyRemove, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const { customerId, sessionId } = visitor.shopper
  const { passkeyId, ...shown } = body
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, { customerId, sessionId }, self, "remove-passkey", shown)
  await removePasskey(database, { kind: "shop", actorId: customerId, sessionId }, passkeyId, proof)
  return { message: passkeyMessages.removed, data: await listPasskeys(database, customerId) }
})
