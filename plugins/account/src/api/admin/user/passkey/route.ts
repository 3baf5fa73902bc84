import { passkeyCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../queries/passkeys"

export const POST = answer(passkeyCalls.ownPasskeys, async ({ visitor, container }) => ({
  data: await listPasskeys(databaseOf(container), visitor.staff.userId),
}))
