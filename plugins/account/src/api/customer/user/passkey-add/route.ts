import { passkeyCalls } from "@silai/contracts/account/calls"
import { passkeyMessages } from "@silai/contracts/account/passkey-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { addPasskey } from "../../../../workflows/passkey/add"

export const POST = answer(passkeyCalls.passkeyAdd, async ({ body, visitor, container }) => {
  const holder = { kind: "shop", actorId: visitor.shopper.customerId, sessionId: visitor.shopper.sessionId } as const
  return { message: passkeyMessages.added, data: await addPasskey(databaseOf(container), holder, body) }
})
