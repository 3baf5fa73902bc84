import { profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { changeProfile } from "../../../../workflows/profile/change"
import { readProfile } from "../../../../queries/profile"

export const POST = answer(profileCalls.userUpdate, async ({ body, visitor, additionalData, container }) => {
  const { linkSentTo } = await changeProfile(container, visitor.shopper, body, additionalData)
  return {
    message: linkSentTo ? accountMessages.emailLinkSent(linkSentTo) : accountMessages.profileSaved,
    data: await readProfile(databaseOf(container), visitor.shopper.customerId),
  }
})
