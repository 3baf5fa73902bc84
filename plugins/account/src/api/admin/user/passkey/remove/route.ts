import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeySays } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../../queries/passkeys"
import { proveStaff } from "../../../../../workflows/second-factor/enrol"
import { removePasskey } from "../../../../../workflows/passkey/keep"

export const POST = answer(passkeyCalls.ownPasskeyRemove, async ({ body, visitor: { staff }, container }) => {
  const database = databaseOf(container)
  const { passkeyId, ...shown } = body
  const actorId = staff.userId
  await proveStaff(container, staff, shown)
  await removePasskey(database, { kind: "staff", actorId }, passkeyId, async () => undefined)
  return { message: passkeySays.removed, data: await listPasskeys(database, actorId) }
})
