import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listMismatches } from "../../../../queries/payment/mismatches"

export const POST = answer(paymentCalls.mismatches, ({ body, container }) =>
  listMismatches(databaseOf(container), body.isClosed),
)
