import { saleCalls } from "@silai/contracts/catalogue/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { readSale } from "../../../../queries/sale/list"

export const POST = answer(saleCalls.single, async ({ body, container }) => ({
  data: await readSale(databaseOf(container), body.saleId),
}))
