import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listPayments } from "../../../../queries/payment/list"

export const POST = answer(paymentCalls.all, async ({ body, container }) => ({
  ...(await listPayments(databaseOf(container), body)),
}))
