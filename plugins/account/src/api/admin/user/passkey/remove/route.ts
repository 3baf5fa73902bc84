import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../../queries/passkeys"
import { proveStaff } from "../../../../../workflows/second-factor/enrol"
import { removePasskey } from "../../../../../workflows/passkey/manage"

export const POST = answer(passkeyCalls.ownPasskeyRemove, async ({ body, visitor: { staff }, container }) => {
  const database = databaseOf(container)
  const { passkeyId, ...shown } = body
  const { userId: actorId, sessionId } = staff
  const proof = await proveStaff(container, staff, shown)
  await removePasskey(database, { kind: "staff", actorId, sessionId }, passkeyId, proof)
  return { message: passkeyMessages.removed, data: await listPasskeys(database, actorId) }
})
