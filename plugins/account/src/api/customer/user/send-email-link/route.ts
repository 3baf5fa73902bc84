import { profileCalls } from "@silai/contracts/account/calls"
import { accountMessages } from "@silai/contracts/account/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { sendEmailLinkAgain } from "../../../../workflows/email/link"

export const POST = answer(profileCalls.sendEmailLink, async ({ visitor, container }) => ({
  message: accountMessages.emailLinkSent(await sendEmailLinkAgain(databaseOf(container), visitor.shopper.customerId)),
}))
