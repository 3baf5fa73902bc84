import { LIST_EXPORT } from "@silai/contracts/house/limits"
import { orderCalls } from "@silai/contracts/order/calls"
import { seesContact } from "@silai/contracts/staff/roles"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { everyOrder } from "../../../../queries/list"
import { orderColumns } from "../../../../rules/order-csv"

export const POST = answer(orderCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  const contact = seesContact(visitor.staff.role)
  await countTry(database, "order_export", visitor.staff.userId, LIST_EXPORT.perPerson)
  return streamCsv(res, "orders.csv", orderColumns(contact), everyOrder(container, body, contact))
})
