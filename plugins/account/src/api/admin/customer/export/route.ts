import { customerCalls } from "@silai/contracts/customer/calls"
import { CUSTOMER_EXPORT } from "@silai/contracts/customer/limits"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyCustomer } from "../../../../customers/list"
import { customerCsv } from "../../../../rules/customer-csv"

export const POST = answer(customerCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "customer_export", visitor.staff.userId, CUSTOMER_EXPORT.perPerson)
  const file = customerCsv(await everyCustomer(database, body))
  res.set({ "Content-Type": "text/csv; charset=utf-8", "Content-Disposition": 'attachment; filename="customers.csv"', "Cache-Control": "no-store" }).send(file)
  return {}
})
