import { profileCalls } from "@silai/contracts/account/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readProfile } from "../../../../queries/profile"

export const POST = answer(profileCalls.userSingle, async ({ visitor, container }) => ({
  data: await readProfile(databaseOf(container), visitor.shopper.customerId),
}))
