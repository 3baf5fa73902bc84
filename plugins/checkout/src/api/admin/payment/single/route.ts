import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { showPayment } from "../../../../queries/payment/show"

export const POST = answer(paymentCalls.single, async ({ body, container }) => ({
  data: await showPayment(databaseOf(container), body.paymentId),
}))
