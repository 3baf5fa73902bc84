import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentNoticeMessages } from "@silai/contracts/checkout/payment-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { showNotice } from "../../../../../queries/payment/notices"
import { handleEventAgain } from "../../../../../workflows/payment/event"

export const POST = answer(paymentCalls.retryNotice, async ({ body, container }) => {
  await handleEventAgain(container, body.noticeId)
  const data = await showNotice(databaseOf(container), body.noticeId)
  const { handledAt, givenUpAt } = data
  return { message: paymentNoticeMessages[handledAt ? "handled" : givenUpAt ? "unreadable" : "notYet"], data }
})
