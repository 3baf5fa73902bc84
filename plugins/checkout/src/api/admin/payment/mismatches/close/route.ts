import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { paymentRefundMessages } from "@silai/contracts/checkout/payment-messages"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listMismatches } from "../../../../../queries/payment/mismatches"
import { closeMismatch } from "../../../../../workflows/reconcile/close"

export const POST = answer(paymentCalls.closeMismatch, async ({ body, visitor, container }) => {
  const database = databaseOf(container)
  await closeMismatch(database, body, visitor.staff)
  return { message: paymentRefundMessages.mismatchClosed, ...(await listMismatches(database, false)) }
})
