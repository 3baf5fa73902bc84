import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { answer } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { stockHistory } from "../../../../queries/stock/history"

export const POST = answer(inventoryCalls.history, async ({ body, container }) => ({
  ...(await stockHistory(databaseOf(container), body)),
}))
