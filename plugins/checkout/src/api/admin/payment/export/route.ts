import { paymentCalls } from "@silai/contracts/checkout/payment-calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyPayment } from "../../../../queries/payment/list"
import { PAYMENT_COLUMNS } from "../../../../rules/payment-csv"

export const POST = answer(paymentCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "payment_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "payments.csv", PAYMENT_COLUMNS, everyPayment(database, body))
})
