import { profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { takeCookie } from "@silai/kit/cookies"
import { removeAccount } from "../../../../workflows/customer/remove"

export const POST = answer(profileCalls.userRemove, async ({ body, visitor, additionalData, container, res }) => {
  await removeAccount(container, visitor.shopper, body, additionalData)
  takeCookie(res, "shop")
  return { message: accountMessages.accountRemoved }
})
