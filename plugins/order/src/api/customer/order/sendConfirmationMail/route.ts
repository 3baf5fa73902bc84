import { orderCalls } from "@silai/contracts/order/calls"
import { orderMessages } from "@silai/contracts/order/messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { sendMailAgain } from "../../../../workflows/mail"

export const POST = answer(orderCalls.sendConfirmationMail, async ({ body, visitor, container }) => ({
  message: orderMessages.mailed(await sendMailAgain(databaseOf(container), visitor, body)),
}))
