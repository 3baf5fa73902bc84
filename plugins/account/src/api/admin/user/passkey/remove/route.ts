import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeySays } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../../queries/passkeys"
import { removePasskey } from "../../../../../workflows/passkey/keep"

export const POST = answer(passkeyCalls.ownPasskeyRemove, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const actorId = visitor.staff.userId
  await removePasskey(database, { kind: "staff", actorId }, body.passkeyId)
  return { message: passkeySays.removed, data: await listPasskeys(database, actorId) }
})
