import { customerCalls } from "@silai/contracts/customer/calls"
import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyCustomer } from "../../../../queries/customer/list"
import { CUSTOMER_COLUMNS } from "../../../../rules/customer-csv"

export const POST = answer(customerCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "customer_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "customers.csv", CUSTOMER_COLUMNS, everyCustomer(database, body))
})
