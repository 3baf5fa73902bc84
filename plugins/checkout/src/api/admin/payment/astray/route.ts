import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listAstray } from "../../../../queries/payment/astray"

export const POST = answer(paymentCalls.astray, ({ body, container }) =>
  listAstray(databaseOf(container), body.isClosed),
)
