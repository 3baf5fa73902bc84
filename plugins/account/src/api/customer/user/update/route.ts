import { profileCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { changeProfile } from "../../../../profile/change"
import { readProfile } from "../../../../profile/read"

export const POST = answer(profileCalls.userUpdate, async ({ body, visitor, container }) => {
  await changeProfile(container, visitor.shopper, body)
  return {
    message: accountSays.profileSaved,
    data: await readProfile(databaseOf(container), visitor.shopper.customerId),
  }
})
