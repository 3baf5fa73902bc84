import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../queries/passkeys"
import { renamePasskey } from "../../../../workflows/passkey/manage"

export const POST = answer(passkeyCalls.passkeyRename, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const actorId = visitor.shopper.customerId
  await renamePasskey(database, { kind: "shop", actorId }, body.passkeyId, body.name)
  return { message: passkeyMessages.renamed, data: await listPasskeys(database, actorId) }
})
