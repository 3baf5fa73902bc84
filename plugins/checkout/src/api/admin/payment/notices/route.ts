import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listNotices } from "../../../../queries/payment/notices"

export const POST = answer(paymentCalls.notices, ({ body, container }) => listNotices(databaseOf(container), body))
