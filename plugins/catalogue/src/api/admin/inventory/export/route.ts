import { inventoryCalls } from "@silai/contracts/inventory/calls"
import { STOCK_FILE } from "@silai/contracts/inventory/limits"
import { answer, streamCsv } from "@silai/kit/answer"
import { databaseOf } from "@silai/kit/knex"
import { countTry } from "@silai/kit/rate-limit"
import { STOCK_CELLS } from "../../../../rules/stock-file"
import { everyStockLine } from "../../../../queries/stock/list"

export const POST = answer(inventoryCalls.export, async ({ body, visitor, container, res }) => {
  const database = databaseOf(container)
  await countTry(database, "stock_export", visitor.staff.userId, STOCK_FILE.perPerson)
  return streamCsv(res, "stock.csv", STOCK_CELLS, everyStockLine(database, body))
})
