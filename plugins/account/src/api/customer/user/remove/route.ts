import { profileCalls } from "@silai/contracts/account/calls"
import { accountSays } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { takeCookie } from "@silai/kit/cookies"
import type { Response } from "express"
import { removeAccount } from "../../../../people/remove"

export const POST = answer(profileCalls.userRemove, async ({ body, visitor, container, res }) => {
  await removeAccount(container, visitor.shopper, body)
  takeCookie(res as unknown as Response, "shop")
  return { message: accountSays.accountRemoved }
})
