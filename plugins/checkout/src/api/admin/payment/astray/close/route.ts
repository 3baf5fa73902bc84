import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listAstray } from "../../../../../queries/payment/astray"
import { closeAstray } from "../../../../../workflows/reconcile/close"

export const POST = answer(paymentCalls.closeAstray, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await closeAstray(database, body, visitor.staff)
  return { message: paymentRefundMessages.astrayClosed, ...(await listAstray(database, false)) }
})
