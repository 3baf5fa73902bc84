import { passkeyCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readProfile } from "../../../../queries/profile"
import { startPasskey } from "../../../../workflows/passkey/add"
import { proveSelf } from "../../../../workflows/profile/prove"

export const POST = answer(passkeyCalls.passkeyStart, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  const { customerId, sessionId } = visitor.shopper
  const self = await readProfile(database, customerId)
  const proof = await proveSelf(container, { customerId, sessionId }, self, "add-passkey", body)
  return { data: await startPasskey(database, { kind: "shop", actorId: customerId, sessionId }, self, proof) }
})
