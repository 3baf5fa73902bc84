import { passkeyCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPasskeys } from "../../../../queries/passkeys"

export const POST = answer(passkeyCalls.passkeys, async ({ visitor, container }) => ({
  data: await listPasskeys(databaseOf(container), visitor.shopper.customerId),
}))
