import { saleCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { listSales } from "../../../../queries/sale/list"

export const POST = answer(saleCalls.all, ({ body, container }) => listSales(databaseOf(container), body))
