import { passkeyCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { startPasskey } from "../../../../../workflows/passkey/add"
import { proveStaff } from "../../../../../workflows/second-factor/enrol"

export const POST = answer(passkeyCalls.ownPasskeyStart, async ({ body, visitor: { staff }, container }) => {
  const proof = await proveStaff(container, staff, body)
  const holder = { kind: "staff", actorId: staff.userId, sessionId: staff.sessionId } as const
  return { data: await startPasskey(databaseOf(container), holder, staff, proof) }
})
