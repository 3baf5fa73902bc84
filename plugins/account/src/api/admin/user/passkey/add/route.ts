import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addPasskey } from "../../../../../workflows/passkey/add"

export const POST = answer(passkeyCalls.ownPasskeyAdd, async ({ body, visitor, container }) => {
  const holder = { kind: "staff", actorId: visitor.staff.userId, sessionId: visitor.staff.sessionId } as const
  return { message: passkeyMessages.added, data: await addPasskey(databaseOf(container), holder, body) }
})
