import { customerCalls } from "@silai/contracts/customer/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listCustomers } from "../../../../queries/customer/list"

export const POST = answer(customerCalls.all, async ({ body, container }) => ({
  ...(await listCustomers(databaseOf(container), body)),
}))
